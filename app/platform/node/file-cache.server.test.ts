import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { FileCache } from './file-cache.server'

const etag = { etag: '"5e-abc"' }

/** Lets the app answer a first request, and says whether a second one for the same path gets that answer. */
async function isShared(path: string, answer: Response, method = 'GET') {
  const cache = new FileCache(['/about', '/assets/site.css'])
  await cache.keep(new Request(`http://site.example${path}`, { method }), answer)
  await using server = createServer((request, response) => {
    if (!cache.answer(request, response, 'identity')) response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address?.port
  return (await fetch(`http://127.0.0.1:${port}${path}`)).ok
}

test('a file of the build is answered from memory', async () => {
  expect(await isShared('/assets/site.css', new Response('', { headers: etag }))).toBe(true)
})

test.each([
  ['of a path that is no file', '/contact', new Response('', { headers: etag })],
  [
    'that is no-store',
    '/about',
    new Response('', { headers: { ...etag, 'cache-control': 'no-store' } }),
  ],
  ['with a cookie', '/about', new Response('', { headers: { ...etag, 'set-cookie': 'a=b' } })],
  ['that is an error', '/about', new Response('', { headers: etag, status: 500 })],
])(
  'an answer %s is never given to another request, even with a strong ETag',
  async (_, path, answer) => {
    expect(await isShared(path, answer)).toBe(false)
  },
)

test('the answer to a posted form is never given to another request', async () => {
  expect(await isShared('/about', new Response('', { headers: etag }), 'POST')).toBe(false)
})
