import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen, type Site } from '../../scripts/support/processes.ts'

/** Starts a proxy in front of the site, at a new origin: the browser has nothing from it in its cache. */
export async function startProxy(site: Site) {
  let held = Promise.resolve()
  let heldUrls = /\.js$/
  const requests: string[] = []
  const changes: { scriptless: boolean; gone?: RegExp; offline?: boolean; watch?: string } = {
    scriptless: false,
  }
  const server = createServer(async (incoming, response) => {
    const { method, headers, url = '/' } = incoming
    requests.push(`${method} ${url}`)
    if (changes.offline) return incoming.destroy()
    if (changes.gone?.test(url)) return response.writeHead(404).end()
    if (heldUrls.test(url)) await held
    if (changes.watch) delete headers['accept-encoding']
    const outgoing = request(`${site.url}${url}`, { method, headers }, async (answer) => {
      if (changes.watch && answer.headers['content-type']?.startsWith('text/html')) {
        const page = (await text(answer)).replace(
          '<head>',
          `$&<script>(${changes.watch})()</script>`,
        )
        return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      }
      const policy = changes.scriptless && { 'content-security-policy': "script-src 'none'" }
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...policy })
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    requests,
    /**
     * Whether the browser is told to run no script, which files a new deployment has removed, whether it is offline, and a
     * function that runs before the page, which then has no policy.
     */
    changes,
    /** Holds back all script files from now on, or these. Returns a function that releases them. */
    holdScripts(urls = /\.js$/) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      heldUrls = urls
      return resolve
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await server[Symbol.asyncDispose]()
    },
  }
}
