import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../../../scripts/support/processes.ts'
import { certificate } from '../../../../tests/fakes/mail-host.ts'
import { type Fault, startPostgresProxy } from '../../../../tests/fakes/postgres-proxy.ts'
import { startPostgres } from '../../../../tests/postgres/server.ts'
import { enquiry, readAll, readMessages, testStore } from '../../../../tests/support/store-tests.ts'
import { databaseServer } from '../../../environment/database-server.ts'
import { lastVersion } from '../steps.ts'
import { PostgresStore } from './postgres-store.server.ts'
import { steps } from './postgres-tables.server.ts'

const server = await startPostgres(certificate)
const stores: PostgresStore[] = []
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()))
  await server[Symbol.asyncDispose]()
})

/** The deadline of a submission, and what a busy machine adds to it. */
const withinMs = 8000

function open(url: string, poolSize = 5) {
  const store = new PostgresStore(v.parse(databaseServer, url), poolSize)
  stores.push(store)
  return store
}

function record(message: string) {
  const mail = { id: crypto.randomUUID(), subject: 'Enquiry', text: message }
  return { enquiry: { ...enquiry, message }, mail }
}

const another = { version: 99, sql: 'ALTER TABLE inbox.enquiries ADD COLUMN another text' }

let url: string
testStore('PostgreSQL', {
  open: async (which, isNewer) => {
    if (which === 'empty') url = await server.database()
    return new PostgresStore(v.parse(databaseServer, url), 5, isNewer && [...steps, another])
  },
  edit: (update) => server.query(`UPDATE inbox.${update}`, databaseName(url)),
  pass: (minutes) => server.query(passed(minutes), databaseName(url)),
})

const passed = (minutes: number) =>
  [
    ...['enquiries SET received_at', 'recent_enquiries SET received_at'],
    ...['subscribers SET subscribed_at', 'outbox SET try_at'],
  ]
    .map((set) => `UPDATE inbox.${set} = ${set.split(' ').at(-1)} - interval '${minutes} min'`)
    .join(';')

/** With what is stored although it is not acknowledged. */
const faults: [Fault, stored: string[], RegExp][] = [
  ['ends it', [], /must be reachable/],
  ['resets it', [], /must be reachable/],
  ['is silent', [], /took too long|must be reachable/],
  ['loses the answer', ['Lost'], /must be reachable.*names test\d+ at 127/],
  ['holds it back', ['Lost'], /took too long/],
]
const onPools = faults.flatMap(([fault, stored, reason]) =>
  [5, 0].map((poolSize) => [fault, stored, poolSize, reason] as const),
)
test.concurrent.for(onPools)(
  'the network %s: nothing is acknowledged, and the next submission is stored (%j, pool of %i)',
  async ([fault, stored, poolSize, reason]) => {
    const url = await server.database()
    await using proxy = await startPostgresProxy(server.port)
    const store = open(url.replace(`:${server.port}/`, `:${proxy.port}/`), poolSize)
    await store.add(record('First'))
    proxy.set(fault)
    const started = performance.now()
    await expect(store.add(record('Lost'))).rejects.toThrow(reason)
    expect(performance.now() - started).toBeLessThan(withinMs)
    proxy.set(undefined)
    await store.add(record('Later'))
    expect(await readMessages(open(url))).toEqual(['First', ...stored, 'Later'])
  },
)

test('when the answer to a deletion is lost, it does not say that there was nothing', async () => {
  const url = await server.database()
  await using proxy = await startPostgresProxy(server.port)
  const store = open(url.replace(`:${server.port}/`, `:${proxy.port}/`))
  await store.add(record('First'))
  proxy.set('loses the answer')
  setTimeout(100).then(() => proxy.set(undefined))
  await expect(store.deleteSender(enquiry.email)).rejects.toThrow(/must be reachable/)
  expect(await readMessages(store)).toEqual([])
})

const databaseName = (url: string) => new URL(url).pathname.slice(1)

test('two statements that each take three seconds are given up by the server too, and nothing is stored later', async () => {
  const url = await server.database()
  const store = open(url)
  await store.check()
  const run = (sql: string) => server.query(sql, databaseName(url))
  await run(`CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_sleep(3); RETURN NULL; END';
    CREATE TRIGGER slow BEFORE INSERT ON inbox.enquiries EXECUTE FUNCTION slow()`)
  const lock = run('BEGIN; LOCK inbox.schema_version; SELECT pg_sleep(3); COMMIT')
  await setTimeout(200)
  const started = performance.now()
  await expect(store.add(record('Lost'))).rejects.toThrow(/took too long/)
  await lock
  await setTimeout(withinMs - (performance.now() - started))
  expect(await readMessages(store)).toEqual([])
})

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
  const clicks = Array.from({ length: 40 }, (_, click) => [
    one.add(record(`${click}`)),
    two.add(record(`${click}`)),
  ])
  await Promise.all(clicks.flat())
  const stored = await readAll(one.enquiries())
  expect(stored).toHaveLength(40)
  for (const { receivedAt } of stored) expect(receivedAt).toMatch(/^20.*Z$/)
  expect(await readAll(one.unmailed())).toHaveLength(40)
  expect(await one.nextMailAt()).toBeInstanceOf(Date)
})

test('commits wait for the disk, even if the database is set not to', async () => {
  const url = await server.database()
  const store = open(url)
  await store.check()
  await server.query(
    `ALTER DATABASE ${databaseName(url)} SET synchronous_commit = off;
     CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN NEW.address := current_setting(''synchronous_commit''); RETURN NEW; END';
     CREATE TRIGGER note BEFORE INSERT ON inbox.enquiries EXECUTE FUNCTION note()`.replace(
      'EXECUTE',
      'FOR EACH ROW EXECUTE',
    ),
    databaseName(url),
  )
  await open(url).add(record('First'))
  const { rows } = await server.query('SELECT address FROM inbox.enquiries', databaseName(url))
  expect(rows).toEqual([{ address: 'on' }])
})

type Refusal = {
  /** What the store is given instead of the URL. */
  url?: (url: string) => string
  /** SQL that makes the server refuse, and the SQL that ends that. `$` is the name of the database. */
  sql?: [begin: string, end: string]
  reason: RegExp
}

const refusals: Record<string, Refusal> = {
  'nothing listens': {
    url: (url) => url.replace(/:\d+\//, ':1/'),
    reason: /ECONNREFUSED.*must be reachable/,
  },
  'the password is wrong': {
    url: (url) => url.replace('secret', 'wrong'),
    reason: /28P01.*the password in DATABASE_URL is wrong/,
  },
  'there is no such database': { url: (url) => `${url}0`, reason: /3D000.*create it/ },
  'no connection is free': {
    url: (url) => url.replace('postgres:secret', 'crowd:secret'),
    sql: ["CREATE ROLE crowd LOGIN PASSWORD 'secret' CONNECTION LIMIT 0", 'DROP ROLE crowd'],
    reason: /53300.*no free connection/,
  },
  'a statement hangs, so that the pool is full': {
    sql: [
      `CREATE FUNCTION hang() RETURNS trigger LANGUAGE plpgsql AS
         'BEGIN PERFORM pg_sleep(30); RETURN NULL; END';
       CREATE TRIGGER hang BEFORE INSERT ON inbox.enquiries EXECUTE FUNCTION hang()`,
      'DROP TRIGGER hang ON inbox.enquiries',
    ],
    reason: /57014.*took too long/,
  },
  'the tables are of a newer version': {
    sql: [
      'UPDATE inbox.schema_version SET version = 99',
      `UPDATE inbox.schema_version SET version = ${lastVersion(steps)}`,
    ],
    reason: /newer version of this site.*Run that version/,
  },
}
test.concurrent.for<[string, Refusal]>(Object.entries(refusals))(
  '%s: nothing is acknowledged, the reason says what to do, and the next submission is stored',
  async ([, { url: change = (url: string) => url, sql: [begin, end] = ['', ''], reason }]) => {
    const url = await server.database()
    const name = databaseName(url)
    const run = (sql: string) =>
      server.query(sql.replace('$', name), sql.includes('DATABASE') ? 'postgres' : name)
    await open(url).add(record('First'))
    await run(begin)
    const store = open(change(url))
    const started = performance.now()
    const refused = ['1', '2', '3', '4', '5', '6'].map((message) => store.add(record(message)))
    for (const result of await Promise.allSettled(refused)) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringMatching(reason) },
      })
      expect(result).not.toMatchObject({
        reason: { message: expect.stringMatching(/secret|wrong@/) },
      })
    }
    expect(performance.now() - started).toBeLessThan(withinMs)
    await expect(store.check()).rejects.toThrow(reason)
    await run(end)
    await (change(url) === url ? store : open(url)).add(record('Later'))
    expect(await readMessages(open(url))).toEqual(['First', 'Later'])
  },
)

test('ten instances at once create the tables, and take ten identical enquiries for one', async () => {
  const url = await server.database()
  const [same, mail] = [record('Same'), record('Same').mail]
  await Promise.all(
    Array.from({ length: 10 }, (_, id) =>
      open(url).add({ ...same, mail: { ...mail, id: `${id}` } }),
    ),
  )
  const store = open(url)
  expect(await readMessages(store)).toEqual(['Same'])
  expect(await readAll(store.unmailed())).toHaveLength(1)
})

test('with the documented roles the site adds, checks, and reads nothing, and the reader does all', async () => {
  const url = await server.database()
  await open(url).check()
  const grants = readFileSync(join(root, 'docs/deploy/postgres-roles.sql'), 'utf8')
  await server.query(grants.replaceAll("'choose'", "'secret'"), databaseName(url))
  const site = open(url.replace('postgres:secret', 'site:secret'))
  await site.check()
  await site.add(record('Hello'))
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
])('%s%s: %o', async ([host, parameters, expected]) => {
  const url = (await server.database()).replace('127.0.0.1', host) + parameters
  const checked = open(url).check()
  if (expected instanceof RegExp) return expect(checked).rejects.toThrow(expected)
  await checked
  const sessions = `SELECT ssl AS "overTls" FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
    WHERE datname = '${databaseName(url)}'`
  expect((await server.query(sessions)).rows).toEqual([expected])
})

test('a server without TLS is refused, unless the URL says so', async () => {
  await using plain = await startPostgres()
  const url = await plain.database()
  await expect(open(`${url}?sslmode=require`).check()).rejects.toThrow(/no TLS; sslmode=disable/)
  await open(url).check()
})
