import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { FileCache } from './file-cache.server'

const etag = '"5e-abc"'

/** The status with which the cache answers a request for a page. */
async function ask(cache: FileCache, headers = {}): Promise<number> {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', headers })
  const response = new ServerResponse(request)
  await cache.answer(request, response, '/about', 'br')
  return response.statusCode
}

test('a file that many ask for is loaded once', async () => {
  let loaded = 0
  const cache = new FileCache(async () => {
    loaded += 1
    return new Response('')
  })
  await Promise.all(Array.from({ length: 400 }, () => ask(cache)))
  await ask(cache)
  expect(loaded).toBe(1)
})

test('a response that is not the file is not kept', async () => {
  let status = 500
  const cache = new FileCache(async () => new Response('', { status, headers: { etag } }))
  await expect(ask(cache)).rejects.toThrow('/about is not served: 500')
  status = 200
  expect(await ask(cache)).toBe(200)
  expect(await ask(cache, { 'if-none-match': etag })).toBe(304)
})

test('a condition of 60 KB is not read', async () => {
  const cache = new FileCache(async () => new Response('', { headers: { etag } }))
  const long = `${'"x",'.repeat(15_000)}${etag}`
  expect(await ask(cache, { 'if-none-match': long })).toBe(200)
})
