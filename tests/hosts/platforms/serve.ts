import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'

/** Listens on `PORT` like a platform, and answers requests with this function. */
export async function servePlatform(answer: (request: Request) => Promise<Response>) {
  const { PORT = '', HOST = '' } = process.env
  const server = serve({ port: PORT, hostname: HOST, silent: true, fetch: answer })
  await server.ready()
  console.log('"listening"')
}

/** Finds the file at a path, and sets these headers. Pages are also at paths without `.html`, and with a slash. */
export function filesIn(dir: string) {
  const find = staticMiddleware({ dir, compress: false, etag: false, lastModified: false })
  return async (request: Request, path: string, headers: Headers) => {
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
    const url = new URL(request.url)
    url.pathname = path.replace(/(.)\/$/, '$1')
    const file = await find(new Request(url, { method }), () => new Response(null, { status: 404 }))
    if (file.status !== 200) return undefined
    for (const [name, value] of headers) file.headers.set(name, value)
    return file
  }
}

/** What a function gets beside the request. This process goes on by itself. */
export const platformContext = { waitUntil: (_work: Promise<unknown>) => {} }

export const isVisit = ({ method }: Request) => method === 'GET' || method === 'HEAD'

const forwarded = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }

/** The request as a platform passes it on: as https, and with the visitor's address in a header. */
export function atTheEdge(request: Request, headers: Record<string, string> = forwarded): Request {
  const url = new URL(request.url)
  url.protocol = 'https:'
  const passedOn = new Request(url, request)
  for (const [name, value] of Object.entries(headers)) passedOn.headers.set(name, value)
  return passedOn
}
