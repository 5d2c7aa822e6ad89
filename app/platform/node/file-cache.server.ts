import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import parseRange from 'range-parser'

type KeptFile = { headers: Record<string, string>; body: Buffer }

/** A path as links write it. What spells a file in another way is not kept, so that there is one answer a file. */
const plainPath = /^\/(?:(?!\.\.?(?:\/|$))[\w.-]+(?:\/(?!\.\.?(?:\/|$))[\w.-]+)*)?$/

/**
 * The site's files in memory, whole answers with their headers, in each content coding that was asked for. An answer is
 * taken over from the app when it is first given; it is known for a file's by its strong ETag, which nothing that is
 * rendered for one request has.
 */
export class KeptFiles {
  readonly #files = new Map<string, KeptFile>()

  /**
   * Answers a request for a file that is kept, conditional requests, HEAD and single ranges of bytes included (RFC 9110,
   * sections 13 and 14).
   *
   * @param coding the content coding that the request was found to prefer
   * @returns whether it was answered
   */
  answer(request: IncomingMessage, response: ServerResponse, coding: string): boolean {
    const { method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const query = url.indexOf('?')
    const file = this.#files.get(keyOf(coding, query === -1 ? url : url.slice(0, query)))
    if (!file) return false

    const { headers, body } = file
    if (fresh(request.headers, headers)) {
      const { 'content-length': _, 'content-type': __, ...rest } = headers
      response.writeHead(304, rest).end()
      return true
    }
    const range = method === 'GET' && rangeOf(request, headers, body.length)
    if (range === 'unsatisfiable') {
      response
        .writeHead(416, {
          ...headers,
          'content-range': `bytes */${body.length}`,
          'content-length': 0,
        })
        .end()
    } else if (range) {
      const part = body.subarray(range.start, range.end + 1)
      response
        .writeHead(206, {
          ...headers,
          'content-range': `bytes ${range.start}-${range.end}/${body.length}`,
          'content-length': part.length,
        })
        .end(part)
    } else {
      response.writeHead(200, headers).end(method === 'HEAD' ? undefined : body)
    }
    return true
  }

  /** Keeps what the app answered, where it is a file, and hands it on. */
  async keep(request: Request, response: Response): Promise<Response> {
    const { pathname } = new URL(request.url)
    const etag = response.headers.get('etag')
    if (request.method !== 'GET' || response.status !== 200 || !etag || etag.startsWith('W/')) {
      return response
    }
    const body = Buffer.from(await response.arrayBuffer())
    const headers = {
      ...Object.fromEntries(response.headers),
      'accept-ranges': 'bytes',
      'content-length': String(body.length),
      // Whatever coding this one has: another visitor of the same cache may want another.
      vary: 'Accept-Encoding',
    }
    if (plainPath.test(pathname)) {
      const coding = request.headers.get('accept-encoding') || 'identity'
      this.#files.set(keyOf(coding, pathname), { headers, body })
    }
    return new Response(body, { headers })
  }
}

function keyOf(coding: string, path: string): string {
  return `${coding} ${path}`
}

/** The one range that is asked for; of several, or of another file than the one they began with, the whole is sent. */
function rangeOf(request: IncomingMessage, headers: Record<string, string>, size: number) {
  const { range, 'if-range': ifRange } = request.headers
  if (!range || (ifRange && ifRange !== headers.etag && ifRange !== headers['last-modified'])) {
    return undefined
  }
  const ranges = parseRange(size, range, { combine: true })
  if (ranges === -1) return 'unsatisfiable'
  return ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined
}
