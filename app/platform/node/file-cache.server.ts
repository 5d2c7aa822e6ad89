import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import parseRange from 'range-parser'

type CachedFile = { headers: Record<string, string>; body: Buffer }

/**
 * Caches the site's files in memory: whole responses with their headers, in each content coding that was requested. Only
 * the paths of the build's own files are cached, so that a response for one visitor is never sent to another.
 */
export class FileCache {
  readonly #paths: ReadonlySet<string>
  readonly #files = new Map<string, CachedFile>()

  /** @param paths the paths of the build's files */
  constructor(paths: Iterable<string>) {
    this.#paths = new Set(paths)
  }

  /**
   * Answers a request for a cached file. Supports conditional requests, HEAD and single byte ranges (RFC 9110, 13 and 14).
   *
   * @param coding the content coding that the request prefers
   * @returns whether the file is in the cache
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

  /** Caches the app's response if it is one of the build's files, and returns it. */
  async keep(request: Request, response: Response): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' || !this.#paths.has(pathname) || !isCacheable(response)) {
      return response
    }
    const body = Buffer.from(await response.arrayBuffer())
    const headers = {
      ...Object.fromEntries(response.headers),
      'accept-ranges': 'bytes',
      'content-length': String(body.length),
      // A shared cache must not send this coding to a browser that does not accept it.
      vary: 'Accept-Encoding',
    }
    const coding = request.headers.get('accept-encoding') || 'identity'
    this.#files.set(keyOf(coding, pathname), { headers, body })
    return new Response(body, { headers })
  }
}

/** A response that was rendered at a file's path, such as a fallback screen, is `no-store`. */
function isCacheable({ status, headers }: Response): boolean {
  const cacheControl = headers.get('cache-control') ?? ''
  return status === 200 && !cacheControl.includes('no-store') && !headers.has('set-cookie')
}

function keyOf(coding: string, path: string): string {
  return `${coding} ${path}`
}

/** The requested range. `undefined` for several ranges, or when If-Range names another version: the whole file is sent. */
function rangeOf(request: IncomingMessage, headers: Record<string, string>, size: number) {
  const { range, 'if-range': ifRange } = request.headers
  if (!range || (ifRange && ifRange !== headers.etag && ifRange !== headers['last-modified'])) {
    return undefined
  }
  const ranges = parseRange(size, range, { combine: true })
  if (ranges === -1) return 'unsatisfiable'
  return ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined
}
