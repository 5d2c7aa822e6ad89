import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { enquiry, readMessages, testStore } from '../../../../tests/support/store-tests.ts'
import { migrations, withSqliteFile } from './sqlite-file.server'
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

testStore('SQLite', {
  open: async () => new SqliteStore(file),
  edit,
  pass: (minutes) =>
    edit(
      `enquiries SET received_at = strftime('%Y-%m-%dT%H:%M:%fZ', received_at, '${-minutes} minutes')`,
      `outbox SET try_at = try_at - ${minutes * 60_000}`,
    ),
  migrations,
  anotherMigration: 'ALTER TABLE enquiries ADD COLUMN another TEXT;',
})

const sentEnquiry = (message: string, email = enquiry.email) => ({
  enquiry: { ...enquiry, message, email },
})
const add = (message = 'Hello', path = file) => new SqliteStore(path).add(sentEnquiry(message))

test('nothing of what was deleted stays in the file', async () => {
  const store = new SqliteStore(file)
  const mail = { id: '1', subject: 'Secret', text: 'Secret' }
  await store.add({ ...sentEnquiry('Secret', 'ada@example.com'), mail })
  await store.add(sentEnquiry('From Bob', 'bob@example.com'))
  await store.deleteSender('ada@example.com')
  for (const name of fs.readdirSync(folder)) {
    expect(fs.readFileSync(join(folder, name), 'latin1')).not.toMatch(/secret|ada@/i)
  }
})

// The outside effect would take a power failure.
test('a commit waits for the disk', () => {
  const synchronous = withSqliteFile(file, (db) => db.prepare('PRAGMA synchronous').get())
  expect(synchronous, '2 is FULL').toEqual({ synchronous: 2 })
})

test('a submission waits until another program unlocks the file, and blocks nothing else', async () => {
  await add()
  using other = new DatabaseSync(file)
  other.exec('BEGIN EXCLUSIVE')
  const added = add('Later')
  // Turns of this process, which has none while a lock blocks it.
  for (let turn = 0; turn < 100; turn += 1) await setTimeout(1)
  other.exec('COMMIT')
  await added
  expect(await readMessages(new SqliteStore(file))).toEqual(['Hello', 'Later'])
})

test('who arrives while others wait for a lock is not refused with them', async () => {
  await add()
  using other = new DatabaseSync(file)
  other.exec('BEGIN EXCLUSIVE')
  const store = new SqliteStore(file)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const first = store.add(sentEnquiry('First'))
  clock.mockReturnValue(4000)
  const second = store.add(sentEnquiry('Second'))
  clock.mockReturnValue(6000)
  await expect(first).rejects.toThrow(/is locked/)
  other.exec('COMMIT')
  await second
})

test('two processes that write to one file at once lose nothing', async () => {
  const store = new SqliteStore(file)
  const code = `import { SqliteStore } from '${import.meta.dirname}/sqlite-store.server.ts'
    const store = new SqliteStore(process.argv[1])
    for (let number = 0; number < 30; number += 1) {
      await store.add({ enquiry: { message: 'Theirs ' + number } })
    }`
  const args = ['--input-type=module', '--eval', code, file]
  const theirs = execFile(process.execPath, args)
  const ours: string[] = []
  while (theirs.exitCode === null) {
    ours.push(`Ours ${ours.length}`)
    await store.add(sentEnquiry(`${ours.at(-1)}`))
  }
  expect(theirs.exitCode).toBe(0)
  const stored = await readMessages(store)
  expect(stored.filter((message) => `${message}`.startsWith('Ours'))).toEqual(ours)
  expect(stored).toHaveLength(30 + ours.length)
})

test('an inbox that other accounts can read is made private', async () => {
  fs.writeFileSync(file, '', { mode: 0o644 })
  await new SqliteStore(file).check()
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
})

test('a file that is moved away or replaced while the site runs is used at once, and nothing is lost', async () => {
  const store = new SqliteStore(file)
  await store.add(sentEnquiry('Hello'))
  const [moved, backup] = [join(folder, 'moved.sqlite'), join(folder, 'backup.sqlite')]
  fs.renameSync(file, moved)
  await store.add(sentEnquiry('Later'))
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  await add('In the backup', backup)
  fs.renameSync(file, `${file}.old`)
  fs.copyFileSync(backup, file)
  await store.add(sentEnquiry('Last'))
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
    store.add(sentEnquiry(`${number}`)).then(() => void seen.push(turns)),
  )
  count()
  await Promise.all(added)
  counting = false
  expect(new Set(seen).size).toBeGreaterThanOrEqual(5)
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
    // A clock that runs fast ends the wait for a lock.
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => 50 * now())
    const results = [store.add(sentEnquiry('One')), add('Two'), store.check(), store.takeMail()]
    const reason = { message: expect.stringMatching(words) }
    for (const result of await Promise.allSettled(results)) {
      expect(result).toMatchObject({ status: 'rejected', reason })
    }
    other.close()
  },
)
