import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Negotiator from 'negotiator'
import { useNitroApp } from 'nitro/app'
import type { NodeHttp1Handler } from 'srvx'
import { toNodeHandler } from 'srvx/node'
import { getAsset } from '#nitro/virtual/public-assets'
import { describeError, log } from '~/logging/log.server'
import { renderedFields } from '~/platform/security-headers'
import { compressed } from './compression.server'
import { FileCache } from './file-cache.server'

/** Content codings, in the server's order of preference. */
const codings = ['br', 'gzip', 'identity']

/** Gets the work that goes on when the client of its request has left. */
type WaitUntil = (work: Promise<unknown>) => void

/**
 * The request listener of a Node server. It does the content negotiation, because Nitro does not understand weights such
 * as `gzip;q=1.0` (RFC 9110, 12.5.3).
 */
export function listener(waitUntil: WaitUntil): RequestListener {
  // A page is also served at the path of its folder.
  const isFile = (path: string) =>
    Boolean(getAsset(path) ?? getAsset(path.replace(/\/?$/, '/index.html')))
  const files = new FileCache(isFile)
  const app = useNitroApp()
  const handle = toNodeHandler(async (request) => {
    // Read first: after the body of a post was read, srvx has the browser's own header again.
    const coding = request.headers.get('accept-encoding') ?? ''
    Object.assign(request, { waitUntil })
    return compressed(await files.keep(request, await app.fetch(request)), coding)
  }) as NodeHttp1Handler
  /** The last response of each connection. */
  const last = new WeakMap<Socket, ServerResponse>()
  return async (request, response) => {
    const { socket } = request
    const previous = last.get(socket)
    last.set(socket, response)
    // A client may send requests without waiting for the answers. Node would handle them all at once.
    if (previous && !previous.writableFinished) {
      await once(previous, 'close')
      await nextTurn()
      if (socket.destroyed) return
    }
    const [coding = 'identity'] = new Negotiator(request).encodings(codings, { preferred: codings })
    if (files.answer(request, response, coding)) return
    request.headers['accept-encoding'] = coding
    try {
      await handle(request, response)
    } catch (error) {
      // For example, the request URL cannot be parsed.
      log('error', 'request-failed', { error: describeError(error) })
      if (!response.headersSent) response.writeHead(400, renderedFields(null, undefined))
      response.end()
    }
  }
}
