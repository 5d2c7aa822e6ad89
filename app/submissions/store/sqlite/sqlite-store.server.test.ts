import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { enquiry, readMessages, testStore } from '../../../../tests/support/store-tests.ts'
import { steps } from './sqlite-file.server'
import { SqliteStore } from './sqlite-store.server'

let folder: string
let file: string
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'inbox-'))
  file = join(folder, 'inbox.sqlite')
  return () => fs.rmSync(folder, { recursive: true })
})

const edit = (...updates: string[]) => {
  using db = new DatabaseSync(file)
  for (const update of updates) db.exec(`UPDATE ${update}`)
}

const another = { version: 99, sql: 'ALTER TABLE enquiries ADD COLUMN another TEXT;' }

testStore('SQLite', {
  open: async (_, isNewer) => new SqliteStore(file, undefined, isNewer && [...steps, another]),
  edit,
  pass: (minutes) =>
    edit(
      `enquiries SET received_at = strftime('%Y-%m-%dT%H:%M:%fZ', received_at, '${-minutes} minutes')`,
      `outbox SET try_at = try_at - ${minutes * 60_000}`,
    ),
})

const enquiryRecord = (message: string, email = enquiry.email) => ({
  enquiry: { ...enquiry, message, email },
})
const add = (message = 'Hello', path = file) => new SqliteStore(path).add(enquiryRecord(message))

test('nothing of what was deleted stays in the file', async () => {
  const store = new SqliteStore(file)
  const mail = { id: '1', subject: 'Secret', text: 'Secret' }
  await store.add({ ...enquiryRecord('Secret', 'ada@example.com'), mail })
  await store.add(enquiryRecord('From Bob', 'bob@example.com'))
  await store.deleteSender('ada@example.com')
  for (const name of fs.readdirSync(folder)) {
    expect(fs.readFileSync(join(folder, name), 'latin1')).not.toMatch(/secret|ada@/i)
  }
})

test('a submission waits until another program unlocks the file, and blocks nothing else', async () => {
  await add()
  const other = new DatabaseSync(file)
  other.exec('BEGIN EXCLUSIVE')
  // This timer is in the same process, so it would fire late if waiting for the lock blocked the process.
  const locked = performance.now()
  let unlockedAfter = 0
  setTimeout(200).then(() => {
    unlockedAfter = performance.now() - locked
    other.exec('COMMIT')
    other.close()
  })
  await add('Later')
  expect(unlockedAfter).toBeGreaterThan(0)
  expect(unlockedAfter).toBeLessThan(2000)
  expect(await readMessages(new SqliteStore(file))).toEqual(['Hello', 'Later'])
})

test('who arrives while others wait for a lock waits no longer than they do', async () => {
  await add()
  using other = new DatabaseSync(file)
  other.exec('BEGIN EXCLUSIVE')
  const store = new SqliteStore(file)
  const waited = async (message: string) => {
    const started = performance.now()
    await expect(store.add(enquiryRecord(message))).rejects.toThrow(/is locked/)
    return performance.now() - started
  }
  const first = waited('First')
  await setTimeout(1500)
  for (const ms of await Promise.all([first, waited('Second')])) {
    expect(ms).toBeGreaterThan(4900)
    expect(ms).toBeLessThan(6300)
  }
})

test('a file that is moved away or replaced while the site runs is used at once, and nothing is lost', async () => {
  const store = new SqliteStore(file)
  await store.add(enquiryRecord('Hello'))
  const [moved, backup] = [join(folder, 'moved.sqlite'), join(folder, 'backup.sqlite')]
  fs.renameSync(file, moved)
  await store.add(enquiryRecord('Later'))
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  await add('In the backup', backup)
  fs.renameSync(file, `${file}.old`)
  fs.copyFileSync(backup, file)
  await store.add(enquiryRecord('Last'))
  expect(await readMessages(new SqliteStore(moved))).toEqual(['Hello'])
  expect(await readMessages(new SqliteStore(`${file}.old`))).toEqual(['Later'])
  expect(await readMessages(store)).toEqual(['In the backup', 'Last'])
})

test('each acknowledgment of a batch is a turn of its own, so that requests get theirs', async () => {
  const store = new SqliteStore(file)
  let turns = 0
  let counting = true
  const count = () => {
    turns += 1
    if (counting) setImmediate(count)
  }
  const seen: number[] = []
  const added = Array.from({ length: 10 }, (_, number) =>
    store.add(enquiryRecord(`${number}`)).then(() => void seen.push(turns)),
  )
  count()
  await Promise.all(added)
  counting = false
  expect(new Set(seen).size).toBeGreaterThanOrEqual(5)
})

test('a mail is taken from among 50,000 in a moment', async () => {
  const store = new SqliteStore(file)
  await store.check()
  const db = new DatabaseSync(file)
  db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000)
    INSERT INTO outbox (mail_id, mail, try_at)
    SELECT i, json_object('id', '' || i, 'subject', 'Enquiry', 'text', 'Hello'), 50000 - i FROM n`)
  db.close()
  const taken = await store.takeMail()
  expect(taken?.mail.id).toBe('50000')
  await store.markMailed('50000')
  expect(await store.nextMailAt()).toEqual(new Date(1))
})

// None of these can be written by any account. Root could write to a read-only file.
test.each<[string, (other: DatabaseSync) => unknown, RegExp]>([
  ['locked', (other) => other.exec('BEGIN EXCLUSIVE'), /is locked.*stop that program/],
  ['beside a folder', () => fs.mkdirSync(`${file}-wal`), /unable to open.*must be able to write/],
  ['damaged', () => fs.writeFileSync(file, 'No database. '.repeat(500)), /not a database.*move it/],
  [
    'of another version',
    (other) => other.exec('PRAGMA user_version=3'),
    /another version of this site \(tables 3, not \d+\)\. Run that version/,
  ],
  [
    'where no folder can be made',
    () => {
      file = '/proc/x/y'
    },
    /ENOENT.*must be able to write.*\/proc\/x\/y/,
  ],
])(
  'a file that is %s is refused with advice, and nothing is acknowledged',
  async (_, make, words) => {
    await add()
    const other = new DatabaseSync(file)
    make(other)
    const store = new SqliteStore(file)
    const started = performance.now()
    const results = [store.add(enquiryRecord('One')), add('Two'), store.check(), store.takeMail()]
    const reason = { message: expect.stringMatching(words) }
    for (const result of await Promise.allSettled(results)) {
      expect(result).toMatchObject({ status: 'rejected', reason })
    }
    expect(performance.now() - started).toBeLessThan(15_000)
    other.close()
  },
)
