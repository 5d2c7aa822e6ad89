import type { RequestListener, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import { useNitroApp } from 'nitro/app'
import type { NodeHttp1Handler, ServerRequest } from 'srvx'
import { toNodeHandler } from 'srvx/node'
import { getAsset } from '#nitro/virtual/public-assets'
import { describeError, log } from '~/logging/log.server'
import { healthPath } from '~/page-table'
import type { Site } from '~/server/request-context.server'
import { renderedFields } from '~/server/security-headers'
import { compressResponse } from './compression.server'
import { FileCache } from './file-cache.server'
import { RequestQueue } from './request-queue.server'

/** Content codings, in the server's order of preference. */
const codings = ['br', 'gzip', 'identity']

/**
 * The request listener of a Node server. It does the content negotiation, because Nitro does not understand weights such
 * as `gzip;q=1.0` (RFC 9110, 12.5.3).
 */
export function listener(site: Site): RequestListener {
  // A page is also served at the path of its folder.
  const isFile = (path: string) =>
    Boolean(getAsset(path) ?? getAsset(path.replace(/\/?$/, '/index.html')))
  const files = new FileCache(isFile)
  const app = useNitroApp()
  const handle = toNodeHandler(async (request: ServerRequest) => {
    // Read first: after the body of a post was read, srvx has the browser's own header again.
    const coding = request.headers.get('accept-encoding') ?? ''
    request.context = { ...request.context, site }
    const response = addNoTransform(await app.fetch(request))
    return compressResponse(await files.keep(request, response), coding)
  }) as NodeHttp1Handler
  const queue = new RequestQueue()
  return async (request, response) => {
    if (!(await queue.waitForConnection(request, response))) return
    const [coding = 'identity'] = new Negotiator(request).encodings(codings, { preferred: codings })
    if (files.answer(request, response, coding)) return
    const { method, url = '', headers, socket } = request
    const [path = ''] = url.split('?', 1)
    const kind = method !== 'POST' && isFile(path) ? 'file' : 'other'
    // A load balancer must not take a busy site for a broken one.
    if (url !== healthPath) await queue.waitForTurn(kind)
    if (socket.destroyed) return
    headers['accept-encoding'] = coding
    try {
      if (URL.canParse(url, `http://${headers.host}`)) await handle(request, response)
      else refuse(response, 400)
    } catch (error) {
      log('error', 'request-failed', { error: describeError(error) })
      refuse(response, 500)
    }
  }
}

/**
 * Proxies must not change a page, as Cloudflare does when it hides email addresses: the page's policy has the hashes of its
 * styles and scripts. Not on hosts that compress what the site sends, which is such a change.
 */
function addNoTransform(response: Response): Response {
  const { headers } = response
  const isPage = headers.get('content-type')?.startsWith('text/html')
  if (isPage) headers.append('cache-control', 'no-transform')
  return response
}

function refuse(response: ServerResponse, status: number): void {
  if (!response.headersSent) response.writeHead(status, renderedFields(null, undefined))
  response.end()
}
