import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { FileCache } from './file-cache.server'

const etag = '"5e-abc"'

/** The status with which the cache answers a request for a file. */
function ask(cache: FileCache, path: string, headers = {}): number | undefined {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', headers })
  const response = new ServerResponse(request)
  return cache.answer(request, response, path, 'br') ? response.statusCode : undefined
}

test('a file that many ask for is loaded once', async () => {
  let loaded = 0
  const cache = new FileCache(async () => {
    loaded += 1
    return new Response('')
  })
  await Promise.all(Array.from({ length: 400 }, () => cache.load('/about', 'br')))
  expect(loaded).toBe(1)
  expect(ask(cache, '/about')).toBe(200)
  expect(ask(cache, '/contact')).toBeUndefined()
})

test('a response that is not the file is not kept', async () => {
  let status = 500
  const cache = new FileCache(async () => new Response('', { status, headers: { etag } }))
  await expect(cache.load('/about', 'br')).rejects.toThrow('/about is not served: 500')
  expect(ask(cache, '/about')).toBeUndefined()
  status = 200
  await cache.load('/about', 'br')
  expect(ask(cache, '/about')).toBe(200)
  expect(ask(cache, '/about', { 'if-none-match': etag })).toBe(304)
})

test('a condition of 60 KB is not read', async () => {
  const cache = new FileCache(async () => new Response('', { headers: { etag } }))
  await cache.load('/about', 'br')
  const long = `${'"x",'.repeat(15_000)}${etag}`
  expect(ask(cache, '/about', { 'if-none-match': long })).toBe(200)
})
