import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { root } from '../../../../scripts/support/processes.ts'
import { certificate } from '../../../../tests/fakes/mail-host.ts'
import { startPostgres } from '../../../../tests/postgres/server.ts'
import {
  databaseName,
  openStore,
  sentEnquiry,
  storeOpener,
} from '../../../../tests/postgres/stores.ts'
import { enquiry, readAll, readMessages, testStore } from '../../../../tests/support/store-tests.ts'
import { migrations } from './postgres-tables.server.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  server = await startPostgres(certificate)
  return () => server[Symbol.asyncDispose]()
})
const open = storeOpener()

let url: string
testStore('PostgreSQL', {
  open: async (which) => {
    if (which === 'empty') url = await server.database()
    return openStore(url)
  },
  edit: (update) => server.query(`UPDATE inbox.${update}`, databaseName(url)),
  pass: (minutes) => server.query(passed(minutes), databaseName(url)),
  migrations,
  anotherMigration: 'ALTER TABLE inbox.enquiries ADD COLUMN another text',
})

const passed = (minutes: number) =>
  [
    ...['enquiries SET received_at', 'recent_enquiries SET received_at'],
    ...['subscribers SET subscribed_at', 'outbox SET try_at'],
  ]
    .map((set) => `UPDATE inbox.${set} = ${set.split(' ').at(-1)} - interval '${minutes} min'`)
    .join(';')

test('a database that is set to whatever its owner likes stores each double click once, for good', async () => {
  const url = await server.database()
  const set = Object.entries({
    default_transaction_isolation: "'repeatable read'",
    default_transaction_read_only: 'on',
    synchronous_commit: 'off',
    datestyle: 'German',
    lock_timeout: '1',
  }).map(([name, value]) => `ALTER DATABASE ${databaseName(url)} SET ${name} = ${value}`)
  await server.query(set.join(';'), 'postgres')
  const [one, two] = [open(url), open(url)]
  await Promise.all([one.prepare(), two.prepare()])
  const note = "ADD COLUMN commits_by text DEFAULT current_setting('synchronous_commit')"
  const noted = `BEGIN READ WRITE; ALTER TABLE inbox.enquiries ${note}; COMMIT`
  await server.query(noted, databaseName(url))
  const clicks = Array.from({ length: 40 }, (_, click) => [
    one.add(sentEnquiry(`${click}`)),
    two.add(sentEnquiry(`${click}`)),
  ])
  await Promise.all(clicks.flat())
  const stored = await readAll(one.enquiries())
  expect(stored).toHaveLength(40)
  for (const { receivedAt } of stored) expect(receivedAt).toMatch(/^20.*Z$/)
  expect(await readAll(one.unmailed())).toHaveLength(40)
  expect(await one.nextMailAt()).toBeInstanceOf(Date)
  const commits = 'SELECT DISTINCT commits_by FROM inbox.enquiries'
  const { rows } = await server.query(commits, databaseName(url))
  expect(rows, 'commits wait for the disk').toEqual([{ commits_by: 'on' }])
})

test('an instance whose clock is wrong takes no mail that another one is sending, and dates nothing', async () => {
  const url = await server.database()
  const store = open(url)
  await store.add(sentEnquiry('First'))
  expect(await store.takeMail()).toMatchObject({ mail: { text: 'First' } })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 })
  try {
    const ahead = open(url)
    expect(await ahead.takeMail()).toBeUndefined()
    await ahead.add(sentEnquiry('Second'))
  } finally {
    vi.useRealTimers()
  }
  const [, second] = await readAll(store.enquiries())
  expect(Math.abs(Date.parse(second?.receivedAt ?? '') - Date.now())).toBeLessThan(60_000)
  expect(await store.takeMail()).toMatchObject({ mail: { text: 'Second' } })
})

test.each(['LATIN1', 'SQL_ASCII'])(
  'a database in %s keeps what an iPhone writes',
  async (encoding) => {
    const store = open(await server.database(encoding))
    const message = 'It’s 5 € 😀 税理士'
    await store.add(sentEnquiry(message))
    await store.add(sentEnquiry(message))
    expect(await readMessages(store)).toEqual([message])
    expect((await store.takeMail())?.mail.text).toBe(message)
    expect(await store.deleteSender(enquiry.email)).toEqual({ enquiries: 1, signups: 0 })
    await store.check()
  },
)

test('a sender with 2,000 enquiries is deleted, and an outbox of 220,000 mails starts and shrinks @release', async () => {
  const url = await server.database()
  const store = open(url)
  await store.check()
  await server.query(
    `INSERT INTO inbox.enquiries (received_at, address, enquiry)
       SELECT now(), 'ada@example.com', '{"email":"ada@example.com"}' FROM generate_series(1, 2000);
     INSERT INTO inbox.outbox (enquiry_id, mail_id, mail, try_at)
       SELECT CASE WHEN i <= 20000 THEN 1 + i % 2000 END, i,
         json_build_object('id', i::text, 'subject', 'Enquiry', 'text', 'Hello'),
         CASE WHEN i % 2 = 0 THEN now() + interval '1 hour' END
       FROM generate_series(1, 220000) AS i`,
    databaseName(url),
  )
  expect(await store.deleteSender('ada@example.com')).toEqual({ enquiries: 2000, signups: 0 })
  await store.retryMails()
  await server.query(passed(2), databaseName(url))
  const taken = await store.takeMail()
  await store.markMailed(taken?.mail.id ?? '')
  const left = 'SELECT count(*)::int, count(try_at)::int AS due FROM inbox.outbox'
  const { rows } = await server.query(left, databaseName(url))
  expect(rows).toEqual([{ count: 199_999, due: 199_999 }])
})

test('a start brings up the tables of the first version, with what they hold', async () => {
  const url = await server.database()
  const later = migrations.splice(1)
  const old = open(url)
  await old.add(sentEnquiry('First'))
  migrations.push(...later)
  await server.query('CREATE TABLE inbox.submission_counts ()', databaseName(url))
  await Promise.all(Array.from({ length: 5 }, () => open(url).check()))
  expect(await readMessages(open(url))).toEqual(['First'])
  await expect(old.add(sentEnquiry('Lost'))).rejects.toThrow(/another version.*--prepare/)
})

test('tables that are missing while the site runs are not made, because somebody restores them', async () => {
  const url = await server.database()
  const store = open(url)
  await store.add(sentEnquiry('First'))
  await server.query('DROP SCHEMA inbox CASCADE', databaseName(url))
  await expect(store.add(sentEnquiry('Lost'))).rejects.toThrow(/no tables.*--prepare/)
  await expect(store.check()).rejects.toThrow(/no tables/)
  await expect(store.takeMail()).rejects.toThrow(/no tables/)
  const schema = "SELECT to_regnamespace('inbox')::text AS schema"
  expect((await server.query(schema, databaseName(url))).rows).toEqual([{ schema: null }])
  await open(url).add(sentEnquiry('Later'))
  expect(await readMessages(store)).toEqual(['Later'])
})

test('a role that owns the schema needs no privilege on the database, and one without any hears of the command', async () => {
  const url = await server.database()
  const sql = `CREATE ROLE owner LOGIN PASSWORD 'secret'; CREATE ROLE stranger LOGIN PASSWORD 'secret';
    CREATE SCHEMA inbox AUTHORIZATION owner`
  await server.query(sql, databaseName(url))
  await expect(open(url.replace('postgres:s', 'stranger:s')).check()).rejects.toThrow(/--prepare/)
  await open(url.replace('postgres:secret', 'owner:secret')).check()
})

test('an export reads one moment: what is committed meanwhile, with a lower id, is not half of it', async () => {
  const url = await server.database()
  const store = open(url)
  await Promise.all(Array.from({ length: 201 }, (_, number) => store.add(sentEnquiry(`${number}`))))
  const entries = store.enquiries()[Symbol.asyncIterator]()
  await entries.next()
  await server.query('DELETE FROM inbox.enquiries WHERE id > 1', databaseName(url))
  await store.add(sentEnquiry('Later'))
  let read = 1
  while (!(await entries.next()).done) read += 1
  expect(read).toBe(201)
})

test('with the documented roles the site adds, checks, and reads nothing, and the reader does all', async () => {
  const url = await server.database()
  await open(url).check()
  const grants = readFileSync(join(root, 'docs/deploy/postgres-roles.sql'), 'utf8')
  await server.query(grants.replaceAll("'choose'", "'secret'"), databaseName(url))
  const site = open(url.replace('postgres:secret', 'site:secret'))
  await site.check()
  await site.add(sentEnquiry('Hello'))
  await site.add({ signup: { email: 'ada@example.com' } })
  const columns = {
    enquiries: ['id', 'address', 'enquiry', 'received_at'],
    subscribers: ['id', 'address', 'email', 'subscribed_at'],
    outbox: ['id', 'address', 'mail', 'enquiry_id', 'mail_id', 'tries', 'try_at'],
    recent_enquiries: ['received_at', 'content'],
    schema_version: ['version'],
  }
  const may = [
    'enquiries.id',
    'subscribers.id',
    'recent_enquiries.received_at',
    'schema_version.version',
  ]
  for (const [table, names] of Object.entries(columns)) {
    const on = `inbox.${table}`
    const sql = [
      ...names
        .filter((name) => !may.includes(`${table}.${name}`))
        .map((name) => `SELECT ${name} FROM ${on}`),
      ...names.map((name) => `UPDATE ${on} SET ${name} = DEFAULT`),
      ...(table === 'recent_enquiries' ? [] : [`DELETE FROM ${on}`]),
      `TRUNCATE ${on}`,
    ]
    for (const statement of sql) {
      const run = server.query(`SET ROLE site; ${statement}`, databaseName(url))
      await expect(run, statement).rejects.toMatchObject({ code: '42501' })
    }
  }
  await expect(site.takeMail()).rejects.toThrow(/42501.*privileges/)
  const reader = open(url.replace('postgres:secret', 'inbox_reader:secret'))
  expect(await readMessages(reader)).toEqual(['Hello'])
  const taken = await reader.takeMail()
  await reader.markMailed(taken?.mail.id ?? '')
  await reader.retryMails()
  expect(await reader.deleteSender(enquiry.email, 'enquiries')).toEqual({
    enquiries: 1,
    signups: 0,
  })
})

const ca = `&sslrootcert=${certificate}`
test.concurrent.for<[host: string, parameters: string, RegExp | { overTls: boolean }]>([
  ['localhost', '', { overTls: false }],
  ['localhost', '?sslmode=require', /SELF_SIGNED.*not trusted; sslrootcert/],
  ['localhost', `?sslmode=verify-full${ca}`, { overTls: true }],
  // Another machine for the site. The certificate is for localhost.
  ['127.0.0.2', '', /SELF_SIGNED.*not trusted/],
  ['127.0.0.2', `?sslmode=require${ca}`, /ALTNAME.*not trusted/],
  ['127.0.0.2', `?sslmode=verify-ca${ca}`, { overTls: true }],
  ['127.0.0.2', '?sslmode=no-verify', { overTls: true }],
  ['127.0.0.2', '?sslmode=disable', { overTls: false }],
])('TLS: %s%s: %o @release', async ([host, parameters, expected]) => {
  const url = (await server.database()).replace('127.0.0.1', host) + parameters
  const checked = open(url).check()
  if (expected instanceof RegExp) return expect(checked).rejects.toThrow(expected)
  await checked
  const sessions = `SELECT ssl AS "overTls" FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
    WHERE datname = '${databaseName(url)}'`
  expect((await server.query(sessions)).rows).toEqual([expected])
})
