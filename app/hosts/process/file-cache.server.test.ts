import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { FileCache } from './file-cache.server'

type First = { path?: string; method?: string; status?: number; headers?: Record<string, string> }

/** Gives the cache the response to a first request, and says whether a second request is answered from the cache. */
async function isShared({ path = '/about', method = 'GET', status = 200, headers = {} }: First) {
  const cache = new FileCache((path) => path === '/about')
  const answer = new Response('', { status, headers: { etag: '"5e-abc"', ...headers } })
  await cache.keep(new Request(`http://site.example${path}`, { method }), answer)
  const second = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: path })
  return cache.answer(second, new ServerResponse(second), 'identity')
}

test.each<[string, boolean, First]>([
  ['for a file of the build', true, {}],
  ['for a path that is not a file of the build', false, { path: '/contact' }],
  ['with no-store', false, { headers: { 'cache-control': 'no-store' } }],
  ['for one visitor', false, { headers: { 'cache-control': 'private, no-cache' } }],
  ['with a cookie', false, { headers: { 'set-cookie': 'a=b' } }],
  ['with an error', false, { status: 500 }],
  ['to a posted form', false, { method: 'POST' }],
])('a response %s is given to another request: %s', async (_, shared, first) => {
  expect(await isShared(first)).toBe(shared)
})
