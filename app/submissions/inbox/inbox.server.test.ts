import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Enquiry } from '~/submissions/contact'
import type { ApiCall } from '~/submissions/delivery.server'
import { unexpectedFailure } from '~/submissions/outcome'
import { Inbox } from './inbox.server'
import { keepInInbox } from './keep-in-inbox.server'

const enquiry: Enquiry = {
  firstName: 'Ada',
  lastName: 'Byron',
  company: '',
  email: 'ada@example.com',
  phoneNumber: '',
  message: 'Hello',
  agreed: true,
}
const call: ApiCall = { path: 'contact', payload: enquiry }

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'))
  file = join(folder, 'inbox.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

function kept(of = file): string[] {
  const inbox = new Inbox(of)
  const messages = inbox.enquiries().map(({ message }) => message)
  inbox.close()
  return messages
}

test('where the clock was set back, what arrived later still stands later', () => {
  const inbox = new Inbox(file)
  for (const [message, minute] of [
    ['First', 30],
    ['Second', 10],
    ['Third', 20],
  ] as const) {
    const now = new Date(Date.UTC(2026, 10, 1, 12, minute))
    inbox.keepEnquiry({ ...enquiry, message }, now)
    inbox.keepSubscriber({ email: `${message}@example.com` }, now)
  }
  const enquiries = inbox.enquiries()
  const subscribers = inbox.subscribers()
  inbox.close()
  expect(enquiries.map(({ id, message }) => [id, message])).toEqual([
    [1, 'First'],
    [2, 'Second'],
    [3, 'Third'],
  ])
  expect(subscribers.map(({ email }) => email)).toEqual([
    'First@example.com',
    'Second@example.com',
    'Third@example.com',
  ])
})

test('an inbox of a newer version of the site is left alone', () => {
  const newer = new DatabaseSync(file)
  newer.exec('PRAGMA user_version=99')
  newer.close()
  expect(() => new Inbox(file)).toThrow('newer version')
})

test('a submission waits until another program lets go of the file, and holds up nothing else', async () => {
  expect((await keepInInbox(file, call)).outcome.status).toBe('accepted')
  const other = new DatabaseSync(file)
  other.exec('BEGIN EXCLUSIVE')
  setTimeout(() => other.exec('COMMIT'), 400)
  let ticks = 0
  const ticking = setInterval(() => {
    ticks += 1
  }, 10)
  const { outcome } = await keepInInbox(file, call)
  clearInterval(ticking)
  other.close()

  expect(outcome.status).toBe('accepted')
  expect(ticks).toBeGreaterThan(10)
  expect(kept()).toEqual(['Hello', 'Hello'])
})

test('an inbox that was moved away while the site runs is begun anew, and nothing is lost', async () => {
  await keepInInbox(file, call)
  const moved = join(folder, 'moved.sqlite')
  renameSync(file, moved)
  const later: ApiCall = { path: 'contact', payload: { ...enquiry, message: 'Later' } }
  expect((await keepInInbox(file, later)).outcome.status).toBe('accepted')

  expect(kept(moved)).toEqual(['Hello'])
  expect(kept()).toEqual(['Later'])
})

test('what cannot be kept is not acknowledged, and the reason says how to mend it', async () => {
  await keepInInbox(file, call)
  // Holds for every account, where a file without the right to write would not stop an administrator.
  mkdirSync(`${file}-wal`)
  const unwritable = await keepInInbox(file, call)
  expect(unwritable).toMatchObject({ outcome: unexpectedFailure, httpStatus: 503 })
  expect(unwritable.reason).toMatch(/unable to open.*must be able to write.*INBOX_FILE/)

  rmSync(`${file}-wal`, { recursive: true })
  expect((await keepInInbox(file, call)).outcome.status).toBe('accepted')
  expect(kept()).toEqual(['Hello', 'Hello'])

  writeFileSync(file, 'This is no database. '.repeat(500))
  const damaged = await keepInInbox(file, call)
  expect(damaged).toMatchObject({ outcome: unexpectedFailure, httpStatus: 503 })
  expect(damaged.reason).toMatch(/not a database.*move it away/)
})
