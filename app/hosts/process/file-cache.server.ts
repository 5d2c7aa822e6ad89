import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'

/**
 * Caches whole responses in memory, one for each content coding that was requested. Only the build's own files are cached,
 * so that a response for one visitor is never sent to another.
 */
export class FileCache {
  readonly #isFile: (path: string) => boolean
  readonly #files = new Map<string, { headers: Record<string, string>; body: Buffer }>()

  /** @param isFile whether a path is that of one of the build's files */
  constructor(isFile: (path: string) => boolean) {
    this.#isFile = isFile
  }

  /**
   * Answers a request for a cached file. Supports conditional requests and HEAD (RFC 9110, 13 and 9.3.2).
   *
   * @param coding the content coding that the request prefers
   * @returns whether the file is in the cache
   */
  answer(request: IncomingMessage, response: ServerResponse, coding: string): boolean {
    const { method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const [path = ''] = url.split('?', 1)
    const file = this.#files.get(cacheKey(coding, path))
    if (!file) return false

    const { headers, body } = file
    if (fresh(request.headers, headers)) {
      const { 'content-length': _, 'content-type': __, ...rest } = headers
      response.writeHead(304, rest).end()
      return true
    }
    response.writeHead(200, headers).end(method === 'HEAD' ? undefined : body)
    return true
  }

  /** Caches the app's response if it is one of the build's files, and returns it. */
  async keep(request: Request, response: Response): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' || !this.#isFile(pathname) || !isCacheable(response)) {
      return response
    }
    const body = Buffer.from(await response.arrayBuffer())
    // The ETag is enough, and every byte counts: a page should fit into the first flight of a new connection.
    response.headers.delete('last-modified')
    const headers = {
      ...Object.fromEntries(response.headers),
      'content-length': String(body.length),
      // A shared cache must not send this coding to a browser that does not accept it.
      vary: 'Accept-Encoding',
    }
    const coding = request.headers.get('accept-encoding') || 'identity'
    this.#files.set(cacheKey(coding, pathname), { headers, body })
    return new Response(body, { headers })
  }
}

/** A response that was rendered at the path of a file, such as a fallback screen, is for one visitor only. */
function isCacheable({ status, headers }: Response): boolean {
  const cacheControl = headers.get('cache-control') ?? ''
  return status === 200 && !/no-store|private/.test(cacheControl) && !headers.has('set-cookie')
}

function cacheKey(coding: string, path: string): string {
  return `${coding} ${path}`
}
