import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/support/processes.ts'
import {
  type ApiHost,
  answers,
  startApiHost,
  valid,
  withMessage,
} from '../../tests/fakes/api-host.ts'
import { postToApiHost } from './api-host.server'

const timeoutMs = 600
const signup = { email: 'ada@example.com' }
const sent = JSON.stringify(signup)

const saying = (message: string) => ({ status: 'accepted', message })
const received = saying('Received.')
const refused = { status: 'failed', message: 'Our desk is flooded.' }
const unexpected = {
  status: 'failed',
  message: 'An unexpected error occurred. Please try again later.',
}

let host: ApiHost
beforeEach(async () => {
  host = await startApiHost()
})
afterEach(() => host.stop())

async function send(url = host.url, deadlineMs = timeoutMs) {
  const started = performance.now()
  const delivery = await postToApiHost({ url, timeoutMs: deadlineMs }, 'subscribe', signup)
  return { ...delivery, ms: performance.now() - started }
}

/** What the visitor is told, where it is not the generic message. */
const told: Record<string, { status: string; message: string }> = {
  'a 200 with a message': received,
  'a 201 with a message': received,
  'a message in pieces, cut within a character': saying('Reçu.'),
  'a message that ends with the connection': received,
  'a message after a byte order mark': received,
  'a message beside a __proto__ key': received,
  'a message with markup': saying('<b>Received</b><script>alert(1)</script>'),
  'a message with line breaks and marks that reorder text': saying('Received by us.\ufffd'),
  'an enormous message': saying(`${'Received. '.repeat(100).slice(0, 999)}…`),
  'a 103 before the 200': received,
  'a second answer that nobody asked for': received,
  'a 401 that asks for a log-in': refused,
  ...Object.fromEntries(
    Object.keys(answers)
      .filter((name) => /^a \d+ with a message$/.test(name) && !name.startsWith('a 2'))
      .map((name) => [name, refused]),
  ),
}

test.each(
  Object.entries(answers).map(([name, answer]) => {
    const outcome = told[name] ?? unexpected
    return { name, answer, outcome, reads: `${outcome.status}: ${outcome.message.slice(0, 60)}` }
  }),
)('after $name the visitor reads $reads', async ({ answer, outcome }) => {
  host.answer(answer)
  const first = await send()
  expect(first.outcome).toEqual(outcome)
  expect(first.ms).toBeLessThan(timeoutMs + 1000)
  expect(host.bodies()).toEqual([sent])
  await vi.waitFor(() => expect(host.openConnections()).toBe(0), { interval: 5 })

  host.answer(valid)
  expect((await send()).outcome).toEqual(received)
  expect({}).not.toHaveProperty('polluted')
})

test.each<[string, (tls: string) => string | Promise<string>]>([
  ['nobody listens', async () => `http://127.0.0.1:${await freePort()}`],
  ['its name is unknown', () => 'http://api.invalid'],
  ['its address is malformed', () => 'http://[api'],
  ['its address has another scheme', () => 'ftp://127.0.0.1'],
  ['it speaks HTTP where TLS is expected', () => host.url.replace('http:', 'https:')],
  ['it speaks TLS where HTTP is expected', (tls) => tls.replace('https:', 'http:')],
  ['its certificate is not trusted', (tls) => tls],
])('where the API host cannot be reached, as %s, it failed unexpectedly', async (_, url) => {
  await using tlsHost = await startApiHost('https')
  const first = await send(await url(tlsHost.url))
  expect(first.outcome).toEqual(unexpected)
  expect(first.ms).toBeLessThan(timeoutMs + 1000)
  expect(tlsHost.bodies()).toEqual([])
  expect(host.bodies()).toEqual([])

  expect((await send()).outcome).toEqual(received)
})

test.each([
  ...[400, 409, 422, 429, 500, 503].map((status) => [status, status] as const),
  // A browser would ask for a log-in, or post again by itself.
  ...[401, 407, 408].map((status) => [status, 502] as const),
])('an error of %i is sent once, and gives the page status %i', async (status, pageStatus) => {
  host.answer(withMessage(status, 'Our desk is flooded.'))
  expect((await send()).httpStatus).toBe(pageStatus)
  expect(host.bodies()).toEqual([sent])
})

test('no call is lost when the host closes connections between two of them', async () => {
  host.answer((socket) => {
    valid(socket)
    // A second call on the same connection would be reset.
    socket.on('data', () => socket.resetAndDestroy())
  })
  expect((await send()).outcome).toEqual(received)
  expect((await send()).outcome).toEqual(received)
  expect(host.bodies()).toEqual([sent, sent])
})

test.each([
  ['an endless body', 'answer over 65536 bytes'],
  ['a gzip bomb', 'answer over 65536 bytes'],
  ['endless headers', /./],
  ['a header of 200 KB', /./],
])('%s is not read to its end', async (name, reason) => {
  host.answer(answers[name] ?? valid)
  expect((await send()).reason).toMatch(reason)
  await vi.waitFor(() => expect(host.openConnections()).toBe(0), { timeout: 6000 })
  // The host can fill the connection's buffers before it notices that nobody reads.
  expect(host.bytesWritten()).toBeLessThan(8_000_000)
})
