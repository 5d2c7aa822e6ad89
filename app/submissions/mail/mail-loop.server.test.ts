import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, startMailHost } from '../../../tests/fakes/mail-host.ts'
import { readAll } from '../../../tests/support/store-tests.ts'
import { mailServer } from '../../environment/mail-server.ts'
import { SqliteStore } from '../store/sqlite/sqlite-store.server'
import { maxTries } from '../store/store'
import { type MailReport, startMailLoop } from './mail-loop.server'

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
  return store.add({ signup: { email: `${id}@example.com` }, receivedAt: new Date(), mail })
}

function startLoop({ port } = { port: 1 }) {
  const reports: MailReport[] = []
  const server = v.parse(mailServer, `smtp://127.0.0.1:${port}`)
  const loop = startMailLoop(store, { server, to: 'office@example.com' }, (report) =>
    reports.push(report),
  )
  return { ...loop, reports }
}

const soon = { timeout: 10_000 }

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
  await vi.waitFor(() => expect(loop.reports).toEqual([report]), soon)
  await add('next')
  loop.wake()
  await vi.waitFor(() => expect(loop.reports).toHaveLength(2), soon)
  await loop.stop()
  expect(await readAll(store.unmailed())).toMatchObject([
    { subscriber: 'refused@example.com', tries: maxTries },
    { subscriber: 'next@example.com', tries: 1, nextTry: expect.any(String) },
  ])
})

test('a mail that was sent but cannot be marked is reported once, and not as failed', async () => {
  await using host = await startMailHost()
  const full = new Error('The disk is full')
  vi.spyOn(store, 'markMailed').mockRejectedValueOnce(full).mockRejectedValueOnce(full)
  await add('sent')
  const loop = startLoop(host)
  const reports = [
    { outcome: 'not marked', reason: 'The disk is full' },
    { outcome: 'sent', tries: 1 },
  ]
  await vi.waitFor(() => expect(loop.reports).toEqual(reports), soon)
  await loop.stop()
  expect(await readAll(store.unmailed())).toEqual([])
})

test('mails that were given up are tried after a start, also when the store did not answer at first', async () => {
  await add('given-up')
  new DatabaseSync(file).exec('UPDATE outbox SET try_at = NULL')
  vi.spyOn(store, 'retryMails').mockRejectedValueOnce(new Error('The database is starting'))
  const loop = startLoop()
  expect(await store.nextMailAt()).toBeUndefined()
  loop.wake()
  await vi.waitFor(async () => expect(await store.nextMailAt()).toBeDefined(), soon)
  await loop.stop()
})

test('a mail that is added while the loop asks for the next one is sent at once', async () => {
  await using host = await startMailHost()
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
  const asked = vi.spyOn(store, 'nextMailAt').mockReturnValueOnce(held)
  const loop = startLoop(host)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), soon)
  await add('added')
  loop.wake()
  await setTimeout(500)
  release(undefined)
  await vi.waitFor(() => expect(loop.reports).toEqual([{ outcome: 'sent', tries: 1 }]), soon)
  await loop.stop()
})
