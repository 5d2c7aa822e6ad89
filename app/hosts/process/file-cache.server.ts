import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { notFoundFile } from '~/page-table'

type File = { status: number; headers: Record<string, string>; body: Buffer }

/** In characters. More is not compared: the cost of a request must not grow with its headers. */
const maxCondition = 1000

/**
 * Keeps whole responses in memory, one for each file and content coding. It asks for them itself, so what it keeps was never
 * made for a visitor.
 */
export class FileCache {
  readonly #ask: (path: string, coding: string) => Promise<Response>
  readonly #files = new Map<string, Promise<File>>()

  /** @param ask gets the response for the path of one of the build's files */
  constructor(ask: (path: string, coding: string) => Promise<Response>) {
    this.#ask = ask
  }

  /** Whether a file was asked for before. */
  has(path: string, coding: string): boolean {
    return this.#files.has(cacheKey(path, coding))
  }

  /**
   * Answers GET or HEAD with one of the build's files, which many requests at the same time load once. Supports conditional
   * requests (RFC 9110, 13), but not for the not-found page: they are for what would otherwise be a success.
   *
   * @param coding the content coding that the request prefers
   */
  async answer(
    { method, headers: conditions }: IncomingMessage,
    response: ServerResponse,
    path: string,
    coding: string,
  ): Promise<void> {
    const key = cacheKey(path, coding)
    const loading = this.#files.get(key) ?? this.#load(path, coding)
    this.#files.set(key, loading)
    const { status, headers, body } = await loading.catch((error) => {
      this.#files.delete(key)
      throw error
    })
    const known = conditions['if-none-match'] ?? ''
    if (status === 200 && known.length < maxCondition && fresh(conditions, headers)) {
      const { 'content-length': _, 'content-type': __, ...rest } = headers
      response.writeHead(304, rest).end()
      return
    }
    response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body)
  }

  async #load(path: string, coding: string): Promise<File> {
    const response = await this.#ask(path, coding)
    if (response.status !== 200) throw new Error(`${path} is not served: ${response.status}`)
    const body = Buffer.from(await response.arrayBuffer())
    // The ETag is enough, and every byte counts: a page should fit into the first flight of a new connection.
    response.headers.delete('last-modified')
    const headers = {
      ...Object.fromEntries(response.headers),
      'content-length': String(body.length),
      // A shared cache must not send this coding to a browser that does not accept it.
      vary: 'Accept-Encoding',
    }
    return { status: path === notFoundFile ? 404 : 200, headers, body }
  }
}

function cacheKey(path: string, coding: string): string {
  return `${coding} ${path}`
}
