import { createServer, request } from 'node:http'
import { listen, type Site } from '../../scripts/support/processes.ts'

/** A proxy in front of the site, which a test can tell to hold back or change responses. */
export type SiteProxy = {
  url: string
  /** The requests so far, such as `GET /about`. */
  requests: string[]
  /** Whether the browser is told to run no script. */
  scriptless: boolean
  /** Files that a new deployment has removed. */
  gone: RegExp | undefined
  /** Holds back all script files from now on. Returns a function that releases them. */
  holdScripts: () => () => void
}

/** Starts a proxy. Its origin is new, so the browser has nothing from it in its cache. */
export async function startProxy(site: Site): Promise<SiteProxy & AsyncDisposable> {
  let held = Promise.resolve()
  const server = createServer(async (incoming, response) => {
    const { method, headers, url = '' } = incoming
    proxy.requests.push(`${method} ${url}`)
    if (proxy.gone?.test(url)) return response.writeHead(404).end()
    if (url.endsWith('.js')) await held
    const outgoing = request(`${site.url}${url}`, { method, headers }, (answer) => {
      const policy = proxy.scriptless && { 'content-security-policy': "script-src 'none'" }
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...policy })
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  const port = await listen(server)
  const proxy: SiteProxy & AsyncDisposable = {
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
      await server[Symbol.asyncDispose]()
    },
  }
  return proxy
}
