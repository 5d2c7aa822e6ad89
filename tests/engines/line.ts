import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { listen, type Site } from '../../scripts/support/processes.ts'

/** What happens to requests on their way to the site and back. */
export type Line = {
  url: string
  /** The requests so far, such as `GET /about`. */
  requests: string[]
  /** The browser may run no script. */
  scriptless: boolean
  /** Files that a new deployment has removed. */
  gone: RegExp | undefined
  /** Holds back all script files from now on; returns what lets them through. */
  holdScripts: () => () => void
}

/** A proxy in front of the site. Its origin is new, so the browser has nothing in its cache. */
export async function startLine(site: Site): Promise<Line & AsyncDisposable> {
  let held = Promise.resolve()
  const server = createServer(async (incoming, response) => {
    const { method, headers, url = '' } = incoming
    line.requests.push(`${method} ${url}`)
    if (line.gone?.test(url)) return response.writeHead(404).end()
    if (url.endsWith('.js')) await held
    const outgoing = request(`${site.url}${url}`, { method, headers }, (answer) => {
      const policy = line.scriptless && { 'content-security-policy': "script-src 'none'" }
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...policy })
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  const port = await listen(server)
  const line: Line & AsyncDisposable = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    scriptless: false,
    gone: undefined,
    holdScripts() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return line
}
