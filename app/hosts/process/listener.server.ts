import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import Negotiator from 'negotiator'
import { useNitroApp } from 'nitro/app'
import type { NodeHttp1Handler, ServerRequest } from 'srvx'
import { toNodeHandler } from 'srvx/node'
import { getAsset } from '#nitro/virtual/public-assets'
import { describeError, log } from '~/logging/log.server'
import { healthPath, notFoundFile } from '~/page-table'
import type { Site } from '~/server/request-context.server'
import { forbidTransforms, renderedFields } from '~/server/security-headers'
import { findSitePath, isAppPath } from '~/server/site-path'
import { compressResponse } from './compression.server'
import { FileCache } from './file-cache.server'
import { RequestQueue } from './request-queue.server'

/** Content codings, in the server's order of preference. */
const codings = ['br', 'gzip', 'identity']

/** In characters. Browsers send 30. The cost of a request must not grow with its headers. */
const maxAccepted = 200

/**
 * The connections with a request that is not answered yet. Node handles pipelined requests all at once, so a connection whose
 * second request comes before the first answer is closed: none takes more memory than one request and its answer. Browsers and
 * proxies wait for the answer.
 */
const busy = new WeakSet<Socket>()
let unanswered = 0

/** How many requests are not answered yet. A count, because a set of them takes 18 MB more under load. */
export const countUnanswered = () => unanswered

/**
 * The request listener of a Node server. Files come from memory, and so does the not-found page; redirects, submissions and
 * `/healthz` go to the app. It does the content negotiation, because Nitro does not understand weights such as `gzip;q=1.0`
 * (RFC 9110, 12.5.3).
 */
export function listener(site: Site): RequestListener {
  const app = useNitroApp()
  const files = new FileCache(async (path, coding) => {
    const headers = { 'accept-encoding': coding }
    return forbidTransforms(await app.fetch(new Request(`http://localhost${path}`, { headers })))
  })
  const render = toNodeHandler(async (request: ServerRequest) => {
    // Read first: after the body of a post was read, srvx has the browser's own header again.
    const coding = request.headers.get('accept-encoding') ?? ''
    request.context = { ...request.context, site }
    const answer = await compressResponse(forbidTransforms(await app.fetch(request)), coding)
    // The signal may have come while this was rendered.
    if (site.stopping?.aborted) request.runtime?.node?.res?.setHeader('connection', 'close')
    return answer
  }) as NodeHttp1Handler
  // Four answers in each turn of the event loop. A posted form takes some 15 turns, so it waits for some sixty answers.
  const answering = new RequestQueue(1 / 4)
  const rendering = new RequestQueue(32)
  return async (request, response) => {
    const { method, url = '', headers, socket } = request
    if (busy.has(socket)) return void socket.destroy()
    busy.add(socket)
    unanswered += 1
    response.once('close', () => {
      busy.delete(socket)
      unanswered -= 1
    })
    const forwardedFor = headers['x-forwarded-for']?.toString() ?? null
    const sender = site.resolveSender(socket.remoteAddress, forwardedFor)
    if (!(await answering.waitForTurn(sender, socket))) return
    if (site.stopping?.aborted) response.setHeader('connection', 'close')
    const coding = preferredCoding(headers['accept-encoding'])
    const isVisit = method === 'GET' || method === 'HEAD'
    try {
      // Nearly every request. The rest of this would take longer than the answer.
      const [rawPath = ''] = url.split('?', 1)
      if (isVisit && files.has(rawPath, coding)) {
        return await files.answer(request, response, rawPath, coding)
      }
      const base = `http://${headers.host}`
      // As a path also if it begins with two slashes.
      const target = URL.parse(url.startsWith('/') ? base + url : url, base)
      if (!target) return refuse(response, 400)
      const { pathname } = target
      const sitePath = findSitePath(pathname)
      const isRedirect = sitePath !== undefined && sitePath !== pathname
      const file = isVisit && !isRedirect ? fileFor(pathname) : undefined
      if (file !== undefined) return await files.answer(request, response, file, coding)
      // A load balancer must not take a busy site for a broken one.
      const isQuick = isRedirect || pathname === healthPath
      if (!isQuick && !(await rendering.waitForTurn(sender, socket))) return
      headers['accept-encoding'] = coding
      await render(request, response)
    } catch (error) {
      log('error', 'request-failed', { error: describeError(error) })
      refuse(response, 500)
    }
  }
}

function preferredCoding(accepted = ''): string {
  if (accepted.length > maxAccepted) return 'identity'
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  return negotiator.encodings(codings, { preferred: codings })[0] ?? 'identity'
}

/** The path of the file that answers a visit to a path, if one does. A file's compressed copy is not a page of the site. */
function fileFor(pathname: string): string | undefined {
  const isCopy = /\.(?:br|gz)$/.test(pathname)
  // A page's file is in a folder of its name.
  if (!isCopy && (getAsset(pathname) ?? getAsset(`${pathname.replace(/\/$/, '')}/index.html`))) {
    return pathname
  }
  return isCopy || !isAppPath(pathname) ? notFoundFile : undefined
}

function refuse(response: ServerResponse, status: number): void {
  if (!response.headersSent) response.writeHead(status, renderedFields(null, undefined))
  response.end()
}
