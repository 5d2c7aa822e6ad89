import { expect, test, vi } from 'vitest'
import { loadCode } from './load-code'

const gone = new Response('', { status: 404 })
const page = new Response('<p>Welcome</p>', { headers: { 'content-type': 'text/html' } })
const broken = new Response('<p>', { headers: { 'content-type': 'text/javascript' } })

// As the build marks the error of an import.
const notImported = () =>
  Promise.reject(Object.assign(new TypeError('not imported'), { url: './about-abc.js' }))

test.each<[string, string, string, () => Promise<Response>]>([
  ['gone', 'missing', 'gone', async () => gone],
  ['gone, and says so', 'missing', 'gone', async () => new Response('', { status: 410 })],
  ['a page of HTML', 'missing', 'gone', async () => page],
  ['not a script', 'error', 'broken', async () => broken],
  ['answered by an error', 'error', 'failing', async () => new Response('', { status: 502 })],
  ['out of reach', 'error', 'silent', () => Promise.reject(new TypeError('Failed to fetch'))],
])('page code that is %s: %s', async (_, type, reason, respond) => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(respond)
  const loaded = loadCode(notImported)
  const message = `Loading chunk failed (${type})`
  await expect(loaded).rejects.toMatchObject({ message, reason })
  const [[url, init] = []] = fetching.mock.calls
  expect(String(url)).toMatch(/\/about-abc\.js$/)
  expect(init).toMatchObject({ method: 'HEAD', cache: 'no-store' })
})

test('page code has 120 seconds, including the request that finds out why it failed', async () => {
  vi.useFakeTimers()
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
  const loaded = expect(loadCode(notImported)).rejects.toThrow('(timeout)')
  await vi.advanceTimersByTimeAsync(120_000)
  await loaded
})
