import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { rateLimitReached } from '~/content/receipts'
import { unexpectedFailure } from '~/forms/schema/submission-outcome'
import {
  type ApiHost,
  noAnswer,
  startApiHost,
  valid,
  withMessage,
} from '../../tests/fakes/api-host.ts'
import { draft } from '../../tests/support/posted-forms.ts'
import { readAll, readMessages } from '../../tests/support/store-tests.ts'
import { SqliteStore } from './store/sqlite/sqlite-store.server'
import { submitEnquiry, submitSignup } from './submissions.server'

/** The address of whoever sends the next submission. */
const visitor = vi.hoisted(() => ({ address: '' }))
vi.mock('@tanstack/react-start/server', () => ({
  getRequest: () => ({}),
  getRequestHeader: () => undefined,
  getRequestIP: () => visitor.address,
}))

let host: ApiHost
let visitors = 0
beforeEach(async () => {
  host = await startApiHost()
  vi.stubEnv('API_HOST', host.url)
  newVisitor()
  return () => host[Symbol.asyncDispose]()
})

function newVisitor() {
  visitors += 1
  visitor.address = `10.0.${visitors}.1`
}

const called = () => vi.waitFor(() => expect(host.calls()).toHaveLength(1), 10_000)

const email = 'ada@example.com'
const received = { status: 'accepted', message: 'Received.' }
const signUp = async (address = email) => (await submitSignup({ email: address })).outcome

test('a submission that its sender repeats in flight or within ten seconds is delivered once', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  host.answer((socket) => held.then(() => valid(socket)))
  const waiting = Promise.all([signUp(), signUp(), signUp()])
  await called()
  host.answer(valid)
  expect(await signUp('byron@example.com'), 'others do not wait').toEqual(received)
  release()
  expect(await waiting).toEqual([received, received, received])
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 9000)
  expect(await signUp()).toEqual(received)
  expect(host.calls()).toHaveLength(2)
  vi.spyOn(performance, 'now').mockReturnValue(now + 11_000)
  expect(await signUp()).toEqual(received)
  expect(host.calls()).toHaveLength(3)
})

test('a failure is shared with what its sender repeats in flight, and with no later attempt', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  host.answer((socket) => held.then(() => withMessage(500, 'Later.')(socket)))
  const waiting = Promise.all([signUp(), signUp(), signUp(), signUp()])
  await called()
  host.answer(valid)
  release()
  const failed = { status: 'failed', message: 'Later.' }
  expect(await waiting).toEqual([failed, failed, failed, failed])
  expect(host.calls()).toHaveLength(1)
  expect(await signUp()).toEqual(received)
  expect(host.calls()).toHaveLength(2)
})

test('a call that hangs holds up no equal call of another sender', async () => {
  vi.stubEnv('API_TIMEOUT_MS', '2000')
  host.answer(noAnswer)
  const strangers = signUp()
  await called()
  host.answer(valid)
  newVisitor()
  const started = performance.now()
  expect(await signUp()).toEqual(received)
  expect(performance.now() - started).toBeLessThan(1500)
  expect(await strangers).toEqual(unexpectedFailure)
})

test('over the rate limit every submission is refused alike, also one that has just been accepted', async () => {
  vi.stubEnv('SUBMISSION_LIMIT', '2')
  expect(await signUp()).toEqual(received)
  newVisitor()
  await signUp('one@example.com')
  await signUp('two@example.com')
  const refused = { status: 'failed', message: rateLimitReached(10) }
  for (const address of ['two@example.com', email, 'new@example.com']) {
    const delivery = await submitSignup({ email: address })
    expect(delivery).toMatchObject({ outcome: refused, httpStatus: 429, retryAfterSeconds: 600 })
  }
  expect(host.calls()).toHaveLength(3)
})

test('in development an enquiry is stored, and no mail is left that the site would send later', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'development-'))
  const file = join(folder.path, 'inbox.sqlite')
  vi.stubEnv('API_HOST', '')
  vi.stubEnv('INBOX_FILE', file)
  vi.stubEnv('SMTP_URL', 'smtp://localhost')
  vi.stubEnv('NOTIFY_TO', 'office@example.com')
  expect(import.meta.env.DEV).toBe(true)
  expect((await submitEnquiry(draft)).outcome.status).toBe('accepted')
  const store = new SqliteStore(file)
  expect(await readMessages(store)).toEqual([draft.message])
  expect(await readAll(store.unmailed())).toEqual([])
})
