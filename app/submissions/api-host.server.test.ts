import { beforeEach, expect, test } from 'vitest'
import { unexpectedErrorMessage, unexpectedFailure } from '~/forms/schema/outcome'
import { freePort } from '../../scripts/support/processes.ts'
import { answers, refusal } from '../../tests/fakes/api-answers.ts'
import { requestBody, startApiHost, valid, whole, withMessage } from '../../tests/fakes/api-host.ts'
import { postToApiHost } from './api-host.server'

const timeoutMs = 2000
const signup = { email: 'ada@example.com' }
const sent = requestBody(signup)
const received = { status: 'accepted', message: 'Received.' }

let host: Awaited<ReturnType<typeof startApiHost>>
beforeEach(async () => {
  host = await startApiHost()
  return () => host[Symbol.asyncDispose]()
})

// An API host may have a path prefix.
const send = (url = `${host.url}/v2`) => postToApiHost({ url, timeoutMs }, 'subscribe', signup)

test.each(
  Object.entries(answers).flatMap(([message, all]) =>
    Object.entries(all).map(([name, answer]) => ({ name, answer, message })),
  ),
)('after $name the visitor reads $message', async ({ name, answer, message }) => {
  host.answer(answer)
  const status = [refusal, unexpectedErrorMessage].includes(message) ? 'failed' : 'accepted'
  const { outcome, reason = '' } = await send()
  expect(outcome).toEqual({ status, message })
  const cause = /endless body|gzip bomb/.test(name) ? 'answer over 65536 bytes' : /./
  if (status === 'failed') expect(reason).toMatch(cause)
  // It is for the log.
  expect(reason).not.toMatch(/Received|flooded|ESMTP|Gateway/)
  expect(host.calls()).toMatchObject([{ path: '/v2/subscribe', body: sent }])
  await expect.poll(host.openConnections, { interval: 5 }).toBe(0)
  // A long answer is not read to the end. The host can fill the connection's buffers before it notices that.
  expect(host.bytesWritten()).toBeLessThan(8_000_000)

  host.answer(valid)
  expect((await send()).outcome).toEqual(received)
  expect({}).not.toHaveProperty('polluted')
})

test.each<[string, (tls: string) => string | Promise<string>]>([
  ['nobody listens', async () => `http://127.0.0.1:${await freePort()}`],
  ['its name is unknown', () => 'http://api.invalid'],
  ['its address is malformed', () => 'http://[api'],
  ['its address has another scheme', () => 'ftp://127.0.0.1'],
  ['it serves HTTP instead of TLS', () => host.url.replace('http:', 'https:')],
  ['it serves TLS instead of HTTP', (tls) => tls.replace('https:', 'http:')],
  ['its certificate is not trusted', (tls) => tls],
])('if the API host cannot be reached, because %s, the call fails', async (_, url) => {
  await using tlsHost = await startApiHost('https')
  expect((await send(await url(tlsHost.url))).outcome).toEqual(unexpectedFailure)
  expect([...tlsHost.bodies(), ...host.bodies()]).toEqual([])
  expect((await send()).outcome).toEqual(received)
})

test.each<[status: number, httpStatus: number, message?: string]>([
  ...[400, 409, 422, 429, 500, 503].map((status): [number, number] => [status, status]),
  // Otherwise a browser would ask for a password (401) or post again (408).
  ...[401, 404, 408].map((status): [number, number] => [status, 502]),
  [407, 502, unexpectedErrorMessage],
])('after a %i from the host the page has %i', async (status, httpStatus, message = refusal) => {
  host.answer(withMessage(status, refusal))
  const reason = message === refusal ? `status ${status}` : expect.any(String)
  expect(await send()).toEqual({ outcome: { status: 'failed', message }, httpStatus, reason })
  host.answer(whole(status, '{}'))
  expect((await send()).outcome).toEqual(unexpectedFailure)
  expect(host.bodies()).toEqual([sent, sent])
})
