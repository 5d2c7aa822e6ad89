import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type { SMTPServerOptions } from 'smtp-server'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, startMailHost } from '../../../tests/fakes/mail-host.ts'
import { readAll } from '../../../tests/support/store-tests.ts'
import { mailServer } from '../../environment/mail-server.ts'
import { SqliteStore } from '../store/sqlite/sqlite-store.server'
import { maxTries } from '../store/store'
import { type MailReport, sendDueMails, startMailLoop } from './mail-loop.server'

vi.mock('node:timers/promises', { spy: true })

let store: SqliteStore
let file: string
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'))
  file = join(folder, 'inbox.sqlite')
  store = new SqliteStore(file)
  return () => rmSync(folder, { recursive: true })
})

function add(id: string) {
  const mail = { id, subject: 'Signup', text: id }
  return store.add({ signup: { email: `${id}@example.com` }, mail })
}

function settingsFor({ port }: { port: number }, login = '') {
  const server = v.parse(mailServer, `smtp://${login}127.0.0.1:${port}`)
  return { server, to: 'office@example.com' }
}

function startLoop(host = { port: 1 }) {
  const reports: MailReport[] = []
  const loop = startMailLoop(store, settingsFor(host), (report) => reports.push(report))
  return { ...loop, reports }
}

test('a mail that is refused for good is given up, which is reported once and kept', async () => {
  await using host = await startMailHost({
    onRcptTo: (_, __, reply) => reply(answer(550, 'No such user')),
  })
  await add('refused')
  new DatabaseSync(file).exec(`UPDATE outbox SET tries = ${maxTries - 1}`)
  const loop = startLoop(host)
  const report = {
    outcome: 'given up',
    tries: maxTries,
    reason: 'EENVELOPE: the server answered 550',
  }
  await expect.poll(() => loop.reports).toEqual([report])
  await add('next')
  loop.wake()
  await expect.poll(() => loop.reports).toHaveLength(2)
  await loop.stop()
  expect(await readAll(store.unmailed())).toMatchObject([
    { subscriber: 'refused@example.com', tries: maxTries },
    { subscriber: 'next@example.com', tries: 1, nextTry: expect.any(String) },
  ])
})

test('a mail that is greylisted or refused holds up no other', async () => {
  const answers = [answer(451, 'Try again later'), answer(550, 'No'), null]
  await using host = await startMailHost({
    onRcptTo: (_, __, reply) => reply(answers.shift()),
  })
  for (const id of ['first', 'second', 'third']) await add(id)
  expect(await sendDueMails(store, settingsFor(host), () => {})).toBe(true)
  expect(host.mails).toHaveLength(1)
  expect(host.connections()).toBe(1)
  expect(await readAll(store.unmailed())).toMatchObject([{ tries: 1 }, { tries: 1 }])
})

test('all mails that are due take one connection', async () => {
  await using host = await startMailHost()
  const ids = Array.from({ length: 50 }, (_, number) => `mail-${number}`)
  await Promise.all(ids.map(add))
  expect(await sendDueMails(store, settingsFor(host), () => {})).toBe(true)
  expect(host.mails).toHaveLength(50)
  expect(host.connections()).toBe(1)
})

test.each([
  ['refuses connections', { onConnect: (_, reply) => reply(answer(421, 'Busy')) }],
  ['refuses the password', { onAuth: (_, __, reply) => reply(answer(535, 'Wrong password')) }],
  ['is gone', undefined],
] satisfies [string, SMTPServerOptions | undefined][])(
  'a mail server that %s is asked once, however many mails are due',
  async (_, options) => {
    await using host = await startMailHost(options)
    if (!options) await host.stop()
    await Promise.all(Array.from({ length: 20 }, (_, number) => add(`mail-${number}`)))
    const reports: MailReport[] = []
    const settings = settingsFor(host, 'website:password@')
    expect(await sendDueMails(store, settings, (report) => reports.push(report))).toBe(false)
    expect(reports).toMatchObject([{ outcome: 'failed', tries: 1 }])
    expect(host.connections()).toBeLessThanOrEqual(2)
    expect((await readAll(store.unmailed())).filter(({ tries }) => tries > 0)).toHaveLength(1)
  },
)

test('while somebody has locked a mail that is due, the loop sleeps five seconds', async () => {
  await add('locked')
  vi.spyOn(store, 'takeMail').mockResolvedValue(undefined)
  const loop = startLoop()
  const slept = () => vi.mocked(setTimeout).mock.calls.map(([ms]) => ms)
  await expect.poll(slept).toContain(5000)
  await loop.stop()
})

test('mails that were given up are tried after a start, also when the store did not answer at first', async () => {
  await add('given-up')
  new DatabaseSync(file).exec('UPDATE outbox SET try_at = NULL')
  vi.spyOn(store, 'retryMails').mockRejectedValueOnce(new Error('The database is starting'))
  const loop = startLoop()
  expect(await store.nextMailAt()).toBeUndefined()
  loop.wake()
  await expect.poll(() => store.nextMailAt()).toBeDefined()
  await loop.stop()
})

test('a mail that is added while the loop asks for the next one is sent at once', async () => {
  await using host = await startMailHost()
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
  const asked = vi.spyOn(store, 'nextMailAt').mockReturnValueOnce(held)
  const loop = startLoop(host)
  await expect.poll(() => asked.mock.calls).not.toEqual([])
  await add('added')
  loop.wake()
  await setTimeout(500)
  release(undefined)
  await expect.poll(() => loop.reports).toEqual([{ outcome: 'sent', tries: 1 }])
  await loop.stop()
})
