import { beforeAll, expect, test } from 'vitest'
import { type Fault, startPostgresProxy } from '../../../../tests/fakes/postgres-proxy.ts'
import { startPostgres } from '../../../../tests/postgres/server.ts'
import { databaseName, sentEnquiry, storeOpener } from '../../../../tests/postgres/stores.ts'
import { enquiry, readMessages } from '../../../../tests/support/store-tests.ts'
import { lastVersion } from '../migrations.ts'
import { migrations } from './postgres-tables.server.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  server = await startPostgres()
  return () => server[Symbol.asyncDispose]()
})
const open = storeOpener()

/** With what is stored although it is not acknowledged. */
test.concurrent.for<[Fault, poolSize: number, stored: string[], RegExp]>([
  ['ends it', 5, [], /must be reachable/],
  ['resets it', 5, [], /must be reachable/],
  ['is silent', 5, [], /took too long|must be reachable/],
  ['is silent', 0, [], /took too long|must be reachable/],
  ['loses the answer', 5, ['Lost'], /must be reachable.*names test\d+ at 127/],
  ['holds it back', 5, ['Lost'], /took too long/],
])(
  'the network %s: nothing is acknowledged, and the next submission is stored (pool of %i, %j) @release',
  async ([fault, poolSize, stored, reason]) => {
    const url = await server.database()
    await using proxy = await startPostgresProxy(server.port)
    const store = open(url.replace(`:${server.port}/`, `:${proxy.port}/`), poolSize)
    await store.add(sentEnquiry('First'))
    proxy.set(fault)
    await expect(store.add(sentEnquiry('Lost'))).rejects.toThrow(reason)
    proxy.set(undefined)
    await store.add(sentEnquiry('Later'))
    expect(await readMessages(open(url))).toEqual(['First', ...stored, 'Later'])
  },
)

type Refusal = {
  /** What the store is given instead of the URL. */
  url?: (url: string) => string
  /** SQL that makes the server refuse, and the SQL that ends that. */
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
      `UPDATE inbox.schema_version SET version = ${lastVersion(migrations)}`,
    ],
    reason: /newer version of this site.*Run that version/,
  },
}
test.concurrent.for<[string, Refusal]>(Object.entries(refusals))(
  '%s: nothing is acknowledged, the reason says what to do, and the next submission is stored @release',
  async ([, { url: change = (url: string) => url, sql: [begin, end] = ['', ''], reason }]) => {
    const url = await server.database()
    const run = (sql: string) => server.query(sql, databaseName(url))
    await open(url).add(sentEnquiry('First'))
    await run(begin)
    const store = open(change(url))
    const added = ['1', '2', '3', '4', '5', '6'].map((message) => store.add(sentEnquiry(message)))
    for (const result of await Promise.allSettled([...added, store.check()])) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringMatching(reason) },
      })
      expect(result).not.toMatchObject({
        reason: { message: expect.stringMatching(/secret|wrong@/) },
      })
    }
    await run(end)
    await (change(url) === url ? store : open(url)).add(sentEnquiry('Later'))
    expect(await readMessages(open(url))).toEqual(['First', 'Later'])
  },
)

test.concurrent('when the answer to a deletion is lost, it does not say that there was nothing @release', async () => {
  const url = await server.database()
  await using proxy = await startPostgresProxy(server.port)
  const store = open(url.replace(`:${server.port}/`, `:${proxy.port}/`))
  await store.add(sentEnquiry('First'))
  proxy.set('loses one answer')
  await expect(store.deleteSender(enquiry.email)).rejects.toThrow(/must be reachable/)
  expect(await readMessages(store)).toEqual([])
})

test.concurrent('when open connections go dark, no visitor is refused @release', async () => {
  const url = await server.database()
  await using proxy = await startPostgresProxy(server.port)
  const store = open(url.replace(`:${server.port}/`, `:${proxy.port}/`), 10)
  const many = (word: string) =>
    Promise.all(
      Array.from({ length: 20 }, (_, number) => store.add(sentEnquiry(`${word} ${number}`))),
    )
  await many('First')
  proxy.darken()
  await store.add(sentEnquiry('Second'))
  await many('Third')
  expect(await readMessages(open(url))).toHaveLength(41)
})

test('a hundred at once are stored when their connections break, over as many connections as before @release', async () => {
  const url = await server.database()
  await using proxy = await startPostgresProxy(server.port)
  const store = open(url.replace(`:${server.port}/`, `:${proxy.port}/`), 10)
  await store.check()
  const added = Array.from({ length: 100 }, (_, number) => store.add(sentEnquiry(`${number}`)))
  await added[20]
  proxy.set('resets it')
  proxy.set(undefined)
  await Promise.all(added)
  expect(await readMessages(open(url))).toHaveLength(100)
  expect(proxy.mostClients()).toBeLessThanOrEqual(20)
})

test('a check fails while the disk is full, as submissions do, and no longer @release', async () => {
  const url = await server.database()
  const store = open(url)
  await store.check()
  await server.limitFiles('1048576', databaseName(url))
  let stored = 0
  const fill = async () => {
    // As long as fits beside others in a page.
    for (;;) await store.add(sentEnquiry('x'.repeat(1200) + stored++))
  }
  await expect(fill()).rejects.toThrow(/PostgreSQL answered/)
  expect(stored).toBeGreaterThan(100)
  await expect(store.check()).rejects.toThrow(/PostgreSQL answered/)
  await server.limitFiles('unlimited', databaseName(url))
  await store.check()
  await store.add(sentEnquiry('Later'))
})

test('a check fails while a synchronous standby is gone, and adds no commit that waits for it @release', async () => {
  const store = open(await server.database())
  await store.add(sentEnquiry('First'))
  await server.query("ALTER SYSTEM SET synchronous_standby_names = 'gone'")
  await server.query('SELECT pg_reload_conf()')
  const checked = () => store.check().then(() => 'ok', String)
  // The server reads its settings a moment later.
  await expect.poll(checked).toMatch(/took too long/)
  for (let times = 0; times < 5; times += 1) {
    await expect(store.check()).rejects.toThrow(/waits for a standby.*Bring the standby back/)
  }
  const waiting = "SELECT count(*)::int FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
  expect((await server.query(waiting)).rows).toEqual([{ count: 1 }])
  await server.query('ALTER SYSTEM RESET synchronous_standby_names')
  await server.query('SELECT pg_reload_conf()')
  await expect.poll(checked).toBe('ok')
})

test('a server without TLS is refused, unless the URL says so @release', async () => {
  const url = await server.database()
  await expect(open(`${url}?sslmode=require`).check()).rejects.toThrow(/no TLS; sslmode=disable/)
  await open(url).check()
})

test('whoever writes while the server restarts, or becomes one that can be written, is not refused @release', async () => {
  const url = await server.database()
  const store = open(url)
  await store.check()
  const restarted = server.restart()
  const during = ['One', 'Two', 'Three'].map((message) => store.add(sentEnquiry(message)))
  await Promise.all([restarted, ...during])

  await server.demote()
  await Promise.all([
    expect(store.check()).rejects.toThrow(/read-only/),
    expect(store.add(sentEnquiry('Lost'))).rejects.toThrow(/read-only/),
  ])
  expect(await readMessages(store), 'a replica can be read').toHaveLength(3)
  const later = store.add(sentEnquiry('Later'))
  await server.query('SELECT pg_promote()')
  await later
  await store.check()
  expect(await readMessages(store)).toHaveLength(4)
})
