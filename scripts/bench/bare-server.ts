/**
 * The least that a server on Node can be: it sends answers from memory, each taken from the site when first requested.
 * With `--static`, pages come without their script: the same page as somebody would write it by hand.
 */
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { removeScript } from './remove-script.ts'

const [site = '', mode] = process.argv.slice(2)
const answers = new Map<string, Awaited<ReturnType<typeof takeAnswer>>>()

const server = createServer(async ({ url = '/' }, response) => {
  const answer = answers.get(url) ?? (await takeAnswer(url))
  answers.set(url, answer)
  response.writeHead(answer.status, answer.headers).end(answer.body)
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
// Ends with the bench, however that ends.
process.once('disconnect', () => process.exit())

async function takeAnswer(path: string) {
  const request = get(`${site}${path}`, { headers: { 'accept-encoding': 'br' } })
  const [response] = await once(request, 'response')
  const { connection, date, 'transfer-encoding': chunked, ...headers } = response.headers
  const sent = Buffer.concat(await response.toArray())
  const isPage = mode === '--static' && headers['content-type']?.startsWith('text/html')
  const body = isPage ? brotliCompressSync(removeScript(`${brotliDecompressSync(sent)}`)) : sent
  headers['content-length'] = body.length
  return { status: response.statusCode, headers, body }
}
