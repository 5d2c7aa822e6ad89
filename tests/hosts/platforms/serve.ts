import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'

/** Listens on `PORT` in the place of a platform, which answers each request in this way. */
export async function servePlatform(answer: (request: Request) => Promise<Response>) {
  const { PORT = '', HOST = '' } = process.env
  const server = serve({ port: PORT, hostname: HOST, silent: true, fetch: answer })
  await server.ready()
  console.log('"listening"')
}

/**
 * The files of a platform's network: each at its own path, pages also without their ending and with a slash. Returns what
 * finds the file of a path and answers with it and these headers, or with `undefined`.
 */
export function filesIn(dir: string) {
  const find = staticMiddleware({ dir, compress: false, etag: false, lastModified: false })
  return async (request: Request, path: string, headers: Headers) => {
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
    const plain = path.replace(/(.)\/$/, '$1')
    const wanted = new Request(new URL(plain, request.url), { method })
    const file = await find(wanted, () => new Response(null, { status: 404 }))
    if (file.status !== 200) return undefined
    for (const [name, value] of headers) file.headers.set(name, value)
    return file
  }
}

export const isVisit = ({ method }: Request) => method === 'GET' || method === 'HEAD'

const forwarded = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }

/** The request as platforms hand it on: over https at their edge, with the visitor's address beside it. */
export function atTheEdge(request: Request, headers: Record<string, string> = forwarded): Request {
  const url = new URL(request.url)
  url.protocol = 'https:'
  const passedOn = new Request(url, request)
  for (const [name, value] of Object.entries(headers)) passedOn.headers.set(name, value)
  return passedOn
}
