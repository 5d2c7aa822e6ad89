import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** In bytes; below, a compressed answer is hardly smaller. */
const worthwhile = 1024

const compressible = /^(?:text\/|application\/(?:json|javascript|xml)|image\/svg)/

const compress = {
  // A middling effort: this is done while somebody waits.
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
}

/**
 * Compresses an answer that was made for one request; files are compressed when the site is built. No answer holds a
 * secret beside what a visitor sent, so there is nothing that its length could give away (BREACH).
 *
 * @param coding the content coding that the request was found to prefer
 */
export async function compressed(response: Response, coding: string): Promise<Response> {
  const { headers } = response
  const type = headers.get('content-type') ?? ''
  if (!response.body || headers.has('content-encoding') || !compressible.test(type)) return response
  const body = new Uint8Array(await response.arrayBuffer())
  const answer = new Response(body, response)
  answer.headers.set('vary', 'Accept-Encoding')
  if (body.length < worthwhile || (coding !== 'br' && coding !== 'gzip')) return answer
  const packed = new Response(Uint8Array.from(await compress[coding](body)), answer)
  packed.headers.set('content-encoding', coding)
  packed.headers.delete('content-length')
  return packed
}
