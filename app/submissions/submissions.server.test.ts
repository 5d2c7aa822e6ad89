import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { rateLimitReached } from '~/content/receipts'
import { unexpectedFailure } from '~/forms/schema/outcome'
import type { Log } from '~/logging/log.server'
import {
  type ApiHost,
  noAnswer,
  startApiHost,
  valid,
  withMessage,
} from '../../tests/fakes/api-host.ts'
import { draft } from '../../tests/support/posted-forms.ts'
import { readAll, readMessages } from '../../tests/support/store-tests.ts'
import { createLimit } from './limit.server'
import { openedOnce } from './store/open-store.server'
import { SqliteStore } from './store/sqlite/sqlite-store.server'
import { createSubmissions, type Parts } from './submissions.server'

const ada = { address: '192.0.2.1', network: '192.0.2.0/24' }
const byron = { address: '198.51.100.1', network: '198.51.100.0/24' }
const received = { status: 'accepted', message: 'Received.' }

let host: ApiHost
let time = 0
beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  host = await startApiHost()
  return () => host[Symbol.asyncDispose]()
})

function create(parts: Partial<Parts> = {}) {
  return createSubmissions({
    apiHost: undefined,
    getStore: () => Promise.reject(new Error('there is no store')),
    mailing: undefined,
    limit: createLimit(0),
    log: () => {},
    ...parts,
  })
}

/** Signs up through the API host, as this sender. */
function signUpThroughHost(timeoutMs = 5000) {
  const { submit } = create({ apiHost: { url: host.url, timeoutMs } })
  return async (sender = ada, email = 'ada@example.com') =>
    (await submit('newsletter', { email }, sender)).outcome
}

const calls = (count: number) => expect.poll(() => host.calls().length).toBe(count)

test('the API host gets one call for a double click, and one of its own two seconds after the answer', async () => {
  const signUp = signUpThroughHost()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  host.answer((socket) => held.then(() => valid(socket)))
  const first = signUp()
  await calls(1)
  time += 3000
  const second = signUp()
  host.answer(valid)
  expect(await signUp(ada, 'other@example.com'), 'another address does not wait').toEqual(received)
  release()
  expect(await Promise.all([first, second])).toEqual([received, received])
  time += 1999
  expect(await signUp()).toEqual(received)
  expect(host.calls()).toHaveLength(2)
  time += 1
  host.answer(withMessage(409, 'Already subscribed.'))
  expect(await signUp()).toEqual({ status: 'failed', message: 'Already subscribed.' })
})

test('after a failure, which both clicks are told and both log, the next attempt is a call of its own', async () => {
  const logged: unknown[] = []
  const log: Log = (...[, , { reason }]) => void logged.push(reason)
  const { submit } = create({ apiHost: { url: host.url, timeoutMs: 5000 }, log })
  const signUp = async () => (await submit('newsletter', { email: 'ada@example.com' }, ada)).outcome
  host.answer(withMessage(500, 'Later.'))
  const failed = { status: 'failed', message: 'Later.' }
  expect(await Promise.all([signUp(), signUp()])).toEqual([failed, failed])
  expect(host.calls()).toHaveLength(1)
  host.answer(valid)
  expect(await Promise.all([signUp(), signUp()])).toEqual([received, received])
  expect(logged).toEqual(['status 500', 'status 500', undefined, 'repeated'])
})

test('a call that hangs holds up no equal call of another sender', async () => {
  const signUp = signUpThroughHost(2000)
  host.answer(noAnswer)
  const hanging = signUp()
  await calls(1)
  host.answer(valid)
  expect(await Promise.race([signUp(byron), hanging])).toEqual(received)
  expect(await hanging).toEqual(unexpectedFailure)
})

test('over the limit a submission is refused before the API host hears of it', async () => {
  const apiHost = { url: host.url, timeoutMs: 5000 }
  const { submit } = create({ apiHost, limit: createLimit(1) })
  const signup = { email: 'ada@example.com' }
  expect((await submit('newsletter', signup, ada)).outcome).toEqual(received)
  expect(await submit('newsletter', signup, ada)).toMatchObject({
    outcome: { status: 'failed', message: rateLimitReached(10) },
    httpStatus: 429,
    retryAfterSeconds: 600,
  })
  expect((await submit('newsletter', signup, byron)).outcome).toEqual(received)
  expect((await submit('newsletter', signup)).outcome, 'an unknown sender').toEqual(received)
})

function temporaryStore() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'submissions-'))
  const store = new SqliteStore(join(folder.path, 'inbox.sqlite'))
  return { store, [Symbol.dispose]: () => folder.remove() }
}

test('a store that could not be opened is tried again, and health is true at each moment', async () => {
  using temporary = temporaryStore()
  let isGone = true
  const open = async () => {
    if (isGone) throw new Error('Cannot find module')
    return temporary.store
  }
  const { submit, health, close } = create({ getStore: openedOnce(open) })
  expect(await health()).toBe('store')
  expect(await submit('contact', draft)).toMatchObject({ httpStatus: 503 })
  isGone = false
  time += 1000
  expect(await health()).toBe('ok')
  expect(await submit('contact', draft)).toMatchObject({ httpStatus: 200 })
  expect(await readMessages(temporary.store)).toEqual([draft.message])
  await close()
})

test('a stop waits for what is in flight, then for the mail, then for the store', async () => {
  using temporary = temporaryStore()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const order: string[] = []
  const { store } = temporary
  const add = store.add.bind(store)
  store.add = async (submission) => {
    await held
    await add(submission)
    order.push('stored')
  }
  const { submit, close } = create({
    getStore: async () => store,
    mailing: { onAdded: () => {}, close: async () => void order.push('mail') },
  })
  const sent = submit('contact', draft)
  const closed = close().then(() => order.push('closed'))
  release()
  await Promise.all([sent, closed])
  expect(order).toEqual(['stored', 'mail', 'closed'])
})

test.each([
  ['a firm that wants mails', { onAdded: () => {} }, 1],
  ['a firm that wants none', undefined, 0],
])('for %s an enquiry is stored with its mails', async (_, mailing, mails) => {
  using temporary = temporaryStore()
  const { submit } = create({ getStore: async () => temporary.store, mailing })
  expect((await submit('contact', draft)).outcome.status).toBe('accepted')
  expect(await readMessages(temporary.store)).toEqual([draft.message])
  expect(await readAll(temporary.store.unmailed())).toHaveLength(mails)
})

test('an ok is good for ten seconds, another word for one, and a change is logged once', async () => {
  using temporary = temporaryStore()
  const { store } = temporary
  const check = store.check.bind(store)
  let checks = 0
  let isBroken = false
  store.check = () => {
    checks += 1
    return isBroken ? Promise.reject(new Error('the disk is full')) : check()
  }
  const words: unknown[] = []
  const { health } = create({
    getStore: async () => store,
    log: (...[, , fields]) => void words.push(fields.health),
  })
  const checked = async () => [...(await Promise.all([health(), health()])), checks]
  expect(await checked()).toEqual(['ok', 'ok', 1])
  isBroken = true
  time += 9999
  expect(await checked()).toEqual(['ok', 'ok', 1])
  time += 1
  expect(await checked()).toEqual(['store', 'store', 2])
  time += 999
  expect(await checked()).toEqual(['store', 'store', 2])
  time += 1
  expect(await checked()).toEqual(['store', 'store', 3])
  isBroken = false
  time += 1000
  expect(await checked()).toEqual(['ok', 'ok', 4])
  expect(words).toEqual(['store', 'ok'])
})
