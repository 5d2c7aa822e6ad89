import { serve } from 'srvx'

/**
 * Listens on `PORT` in the place of a platform.
 *
 * @param answer what the platform does with a request
 */
export async function servePlatform(answer: (request: Request) => Promise<Response>) {
  const { PORT = '', HOST = '' } = process.env
  const server = serve({ port: PORT, hostname: HOST, silent: true, fetch: answer })
  await server.ready()
  console.log('"listening"')
}

/** The request as platforms hand it on: over https at their edge, with the visitor's address beside it. */
export function atTheEdge(request: Request, headers: Record<string, string>): Request {
  const url = new URL(request.url)
  url.protocol = 'https:'
  const passedOn = new Request(url, {
    method: request.method,
    headers: request.headers,
    ...(request.body ? { body: request.body, duplex: 'half' } : {}),
    redirect: 'manual',
  })
  for (const [name, value] of Object.entries(headers)) passedOn.headers.set(name, value)
  return passedOn
}
