import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { draft } from '../../../tests/support/posted-forms.ts'
import { enquirySchema } from '../contact'
import { unexpectedFailure } from '../submission-outcome'
import { Inbox } from './inbox.server'
import { openInboxFile } from './inbox-file.server'
import { storeInInbox } from './store-in-inbox.server'

const enquiry = v.parse(enquirySchema, draft)
const mail = { id: 'mail', subject: 'Enquiry', text: 'Hello' }

let folder: string
let file: string
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'inbox-'))
  file = join(folder, 'inbox.sqlite')
  return () => fs.rmSync(folder, { recursive: true })
})

function store(message = 'Hello') {
  const entry = { enquiry: { ...enquiry, message }, receivedAt: new Date() }
  return storeInInbox(file, entry, 'Kept.')
}

function expectRefused(stored: Awaited<ReturnType<typeof store>>[], reason: RegExp) {
  const failure = { outcome: unexpectedFailure, httpStatus: 503 }
  const expected = { ...failure, reason: expect.stringMatching(reason) }
  expect(stored).toEqual(stored.map(() => expected))
}

function readInbox(path = file) {
  using inbox = new Inbox(path)
  return { enquiries: inbox.enquiries(), subscribers: inbox.subscribers() }
}

const messages = (path = file) => readInbox(path).enquiries.map(({ message }) => message)

test('entries are listed in the order they arrived, even if the clock was set back', () => {
  using inbox = new Inbox(file)
  const emails = [30, 10, 20].map((minute, index) => {
    const receivedAt = new Date(Date.UTC(2026, 10, 1, 12, minute))
    const email = `${index + 1}@example.com`
    inbox.store([{ enquiry: { ...enquiry, email }, receivedAt }])
    inbox.store([{ signup: { email }, receivedAt }])
    return email
  })
  expect(inbox.enquiries().map(({ id }) => id)).toEqual([1, 2, 3])
  expect(inbox.enquiries().map(({ email }) => email)).toEqual(emails)
  expect(inbox.subscribers().map(({ email }) => email)).toEqual(emails)
})

test('what one sender has sent is deleted, with its mails, and nothing of it stays in the file', () => {
  const entry = (email: string, text: string) => ({
    enquiry: { ...enquiry, email, message: text },
    receivedAt: new Date(),
    mail: { id: text, subject: 'Enquiry', text },
  })
  const { receivedAt, mail } = entry('', 'Secret signup')
  using site = new Inbox(file)
  site.store([
    entry('Ada@Example.com', 'Secret one'),
    entry('ada@example.com', 'Secret two'),
    entry('bob@example.com', 'From Bob'),
    { signup: { email: 'ADA@example.com' }, receivedAt, mail },
    { signup: { email: 'bob@example.com' }, receivedAt },
  ])
  site.markMailed('Secret one')
  {
    using inbox = new Inbox(file)
    expect(inbox.deleteSender('ada@example.COM')).toEqual({ enquiries: 2, signups: 1 })
    expect(inbox.deleteSender('ada@example.com')).toEqual({ enquiries: 0, signups: 0 })
  }
  expect(messages()).toEqual(['From Bob'])
  expect(site.subscribers().map(({ email }) => email)).toEqual(['bob@example.com'])
  expect(site.unmailed()).toMatchObject([{ enquiry: 3 }])
  for (const name of fs.readdirSync(folder)) {
    expect(fs.readFileSync(join(folder, name), 'latin1')).not.toMatch(/secret|ada@/i)
  }
})

/** The schema and rows of a file that the first version of the inbox wrote. The row with id 9 was deleted. */
const version1 = `
  CREATE TABLE enquiries (
    id INTEGER PRIMARY KEY AUTOINCREMENT, received_at TEXT NOT NULL, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
    company TEXT NOT NULL, email TEXT NOT NULL, phone_number TEXT NOT NULL, message TEXT NOT NULL,
    agreed INTEGER NOT NULL, country TEXT
  ) STRICT;
  CREATE TABLE subscribers (address TEXT PRIMARY KEY, email TEXT NOT NULL, subscribed_at TEXT NOT NULL) STRICT;
  INSERT INTO enquiries VALUES
    (1, '2026-11-01T12:00:00.000Z', 'Ada', 'O''Brien "Byron"', '', 'ada@example.com', '', 'One\\,
    "two"' || char(9, 10) || '''three'' — שלום 😀 {"a":1}', 1, NULL),
    (7, '2026-11-02T12:00:00.000Z', '=1+1', 'Byron', 'Engines, Ltd', 'B@example.com', '781-555-0142', '-', 1, 'CA'),
    (9, '2026-11-03T12:00:00.000Z', 'Gone', '', '', '', '', '', 1, NULL);
  DELETE FROM enquiries WHERE id = 9;
  INSERT INTO subscribers VALUES ('ada@example.com', 'Ada@Example.com', '2026-11-01T12:00:00.000Z');
  PRAGMA user_version=1`

test('an inbox of the first version is migrated with every value, and takes new entries', () => {
  const old = new DatabaseSync(file)
  old.exec(version1)
  old.close()
  const held = {
    enquiries: [
      {
        id: 1,
        receivedAt: '2026-11-01T12:00:00.000Z',
        firstName: 'Ada',
        lastName: `O'Brien "Byron"`,
        company: '',
        email: 'ada@example.com',
        phoneNumber: '',
        message: `One\\,\n    "two"\t\n'three' — שלום 😀 {"a":1}`,
        agreed: true,
      },
      {
        id: 7,
        receivedAt: '2026-11-02T12:00:00.000Z',
        firstName: '=1+1',
        lastName: 'Byron',
        company: 'Engines, Ltd',
        email: 'B@example.com',
        phoneNumber: '781-555-0142',
        message: '-',
        agreed: true,
        country: 'CA',
      },
    ],
    subscribers: [{ email: 'Ada@Example.com', subscribedAt: '2026-11-01T12:00:00.000Z' }],
  }
  expect(readInbox()).toEqual(held)
  expect(readInbox()).toEqual(held)

  using inbox = new Inbox(file)
  inbox.check()
  inbox.store([{ enquiry, receivedAt: new Date('2026-11-04') }])
  const receivedAt = '2026-11-04T00:00:00.000Z'
  expect(inbox.enquiries().at(-1)).toEqual({ ...enquiry, id: 10, receivedAt })
})

test('a mail that cannot be sent is due again after longer and longer pauses, after the others', () => {
  const second = { ...mail, id: 'second' }
  using inbox = new Inbox(file)
  const receivedAt = new Date()
  inbox.store([
    { enquiry, receivedAt, mail },
    { signup: { email: 'Ada@example.com' }, receivedAt, mail: second },
    { signup: { email: 'ada@EXAMPLE.com' }, receivedAt, mail },
  ])
  expect(inbox.unmailed()).toMatchObject([{ enquiry: 1 }, { subscriber: 'ada@example.com' }])
  expect(inbox.subscribers()).toMatchObject([{ email: 'Ada@example.com' }])

  let now = new Date('2026-11-01')
  expect(inbox.takeMail(now)).toEqual({ mail, tries: 1 })
  expect(inbox.takeMail(now)).toEqual({ mail: second, tries: 1 })
  expect(inbox.takeMail(now)).toBeUndefined()
  inbox.markMailed(second.id)

  const pauses = Array.from({ length: 10 }, () => {
    const [next] = inbox.unmailed()
    const due = new Date(next?.nextTry ?? '')
    const pause = (due.getTime() - now.getTime()) / 1000
    now = due
    expect(inbox.takeMail(new Date(due.getTime() - 1))).toBeUndefined()
    expect(inbox.takeMail(due)?.mail).toEqual(mail)
    return pause
  })
  expect(pauses).toEqual([5, 20, 80, 320, 1280, 3600, 3600, 3600, 3600, 3600])
  inbox.retryMails()
  expect(inbox.takeMail(new Date('2026-11-01'))).toEqual({ mail, tries: 12 })
})

test('an identical enquiry is kept again only after an hour: a posted page that is reloaded sends it twice', () => {
  using inbox = new Inbox(file)
  const keptAfter = (minutes: number, change = {}) => {
    const receivedAt = new Date(Date.UTC(2026, 10, 1, 0, minutes))
    inbox.store([{ enquiry: { ...enquiry, ...change }, receivedAt, mail }])
    return [inbox.enquiries().length, inbox.unmailed().length]
  }
  expect(keptAfter(0)).toEqual([1, 1])
  expect(keptAfter(1)).toEqual([1, 1])
  expect(keptAfter(2, { message: 'Hello again' })).toEqual([2, 2])
  expect(keptAfter(3)).toEqual([2, 2])
  expect(keptAfter(60)).toEqual([3, 3])
})

test('an inbox of a newer version of the site is refused', () => {
  using newer = new DatabaseSync(file)
  newer.exec('PRAGMA user_version=999')
  expect(() => new Inbox(file)).toThrow('newer version')
})

test('a submission waits until another program unlocks the file, and blocks nothing else', async () => {
  expect((await store()).outcome).toEqual({ status: 'accepted', message: 'Kept.' })
  using other = new DatabaseSync(file)
  other.exec('BEGIN EXCLUSIVE')
  // This timer is in the same process, so it would never fire if waiting for the lock blocked the process.
  setTimeout(() => other.exec('COMMIT'), 100)
  expect((await store('Later')).outcome.status).toBe('accepted')
  expect(messages()).toEqual(['Hello', 'Later'])
})

test('opening the inbox again keeps the locks of the connection that is open', () => {
  using mailThread = new Inbox(file)
  mailThread.unmailed()
  const { ino } = fs.statSync(file)
  const locks = () =>
    fs.readFileSync('/proc/locks', 'utf8').match(new RegExp(`:${ino} `, 'g'))?.length
  const before = locks()
  expect(before).toBeGreaterThan(0)
  new Inbox(file)[Symbol.dispose]()
  expect(locks()).toBe(before)
})

test('an inbox that is moved away while the site runs is created again, and nothing is lost', async () => {
  await store()
  const moved = join(folder, 'moved.sqlite')
  fs.renameSync(file, moved)
  expect((await store('Later')).outcome.status).toBe('accepted')

  expect(messages(moved)).toEqual(['Hello'])
  expect(messages()).toEqual(['Later'])
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
})

test('a commit waits until the entry is on disk, so a power cut loses none', () => {
  using db = openInboxFile(file)
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
})

test('what cannot be stored is not acknowledged, and the reason says what to do', async () => {
  await store()
  // Makes writing fail for every account. Root could write to a read-only file.
  fs.mkdirSync(`${file}-wal`)
  expectRefused([await store()], /unable to open.*must be able to write.*INBOX_FILE/)

  fs.rmSync(`${file}-wal`, { recursive: true })
  using other = new DatabaseSync(file)
  other.exec('BEGIN EXCLUSIVE')
  const locked = await Promise.all([store('One'), store('Two')])
  expectRefused(locked, /database is locked.*stop that program/)
  other.exec('ROLLBACK')
  expect((await store('Later')).outcome.status).toBe('accepted')
  expect(messages()).toEqual(['Hello', 'Later'])

  fs.writeFileSync(file, 'This is no database. '.repeat(500))
  expectRefused([await store()], /not a database.*move it away/)
})
