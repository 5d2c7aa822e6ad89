import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** In bytes. Compression hardly helps below this size. */
const minSize = 1024

const compressible = /^(?:text\/|application\/(?:json|javascript|xml)|image\/svg)/

/** Fast, because a visitor is waiting. Most of the time would go into the default window of 4 MB; a page has 0.1 MB. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }

const compress = {
  br: (body: Uint8Array) => promisify(brotliCompress)(body, { params }),
  gzip: promisify(gzip),
}

/**
 * Compresses a response that was rendered for one request. (The build compresses files.) No response contains a secret
 * together with text from the visitor, so its length cannot reveal one (BREACH).
 *
 * @param coding the content coding that the request prefers
 */
export async function compressed(response: Response, coding: string): Promise<Response> {
  const { headers } = response
  const type = headers.get('content-type') ?? ''
  if (!response.body || headers.has('content-encoding') || !compressible.test(type)) return response
  const body = new Uint8Array(await response.arrayBuffer())
  const plain = new Response(body, response)
  plain.headers.set('vary', 'Accept-Encoding')
  if (body.length < minSize || (coding !== 'br' && coding !== 'gzip')) return plain
  const encoded = new Response(Uint8Array.from(await compress[coding](body)), plain)
  encoded.headers.set('content-encoding', coding)
  encoded.headers.delete('content-length')
  return encoded
}
