/**
 * A minimal server on Node, to compare the site with. It sends responses from memory, each taken from the site at its
 * first request. With `--static`, pages come without their script, like a page written by hand.
 */
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { removeScript } from './figures.ts'

const [site = '', mode] = process.argv.slice(2)
const responses = new Map<string, Awaited<ReturnType<typeof fetchResponse>>>()

const server = createServer(async ({ url = '/' }, response) => {
  const saved = responses.get(url) ?? (await fetchResponse(url))
  responses.set(url, saved)
  response.writeHead(saved.status, saved.headers).end(saved.body)
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
// Stops when the bench stops, even if it crashes.
process.once('disconnect', () => process.exit())

async function fetchResponse(path: string) {
  const request = get(`${site}${path}`, { headers: { 'accept-encoding': 'br' } })
  const [response] = await once(request, 'response')
  const { connection, date, 'transfer-encoding': chunked, ...headers } = response.headers
  const sent = Buffer.concat(await response.toArray())
  const isPage = mode === '--static' && headers['content-type']?.startsWith('text/html')
  const body = isPage ? brotliCompressSync(removeScript(`${brotliDecompressSync(sent)}`)) : sent
  headers['content-length'] = body.length
  return { status: response.statusCode, headers, body }
}
