import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseServer } from '../../../environment/database-server.ts'
import { describePostgresError, isRolledBack, mayPass } from './postgres-errors.server.ts'

export type Row = Record<string, unknown>
export type Statement = readonly [text: string, values?: readonly unknown[]]

/** How long something may take, from the wait for a free connection to the last answer, all attempts included. */
export const deadlines = {
  /** What a visitor may have to wait. */
  visitorMs: 5000,
  /** What a health check may take. `health.server.ts` waits no longer. */
  checkMs: 1000,
}
/** What the command line may take. */
export const operatorMs = 600_000

/** To get a connection of the pool, or a new one. Then it is tried again, as long as the rest of the time allows. */
const connectMs = 2500

/**
 * What one statement may take of an attempt. Two statements of a transaction may each wait for a lock, and the server must
 * give up before the site does: otherwise it could store what a visitor was told had failed.
 */
const shareOfStatement = 0.4
const retryAfterMs = 250

/** What the statements rely on, whatever the database is set to. Not options of the connection, which poolers refuse or pass on. */
const settings = (mode: string, statementMs: number) =>
  `BEGIN ISOLATION LEVEL ${mode}; SET LOCAL synchronous_commit = on; SET LOCAL datestyle = ISO;
  SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL statement_timeout = ${statementMs}`

/** Runs transactions in a PostgreSQL database. Every error has words for the operator. */
export class PostgresConnection {
  readonly #server: DatabaseServer
  readonly #checkVersion: Statement
  readonly #pool: pg.Pool
  readonly #visitorMs: number

  /**
   * @param poolSize 0 where the process may be frozen or its sockets belong to one request: each transaction then has its own
   *   connection
   * @param checkVersion SQL that fails unless the tables are those of this program
   */
  constructor(server: DatabaseServer, poolSize: number, checkVersion: string, visitorMs: number) {
    this.#server = server
    this.#visitorMs = visitorMs
    this.#checkVersion = [checkVersion]
    const kept = { max: poolSize, idleTimeoutMillis: 20_000, maxLifetimeSeconds: 1800 }
    this.#pool = new pg.Pool({
      ...server,
      pipeline: true,
      allowExitOnIdle: true,
      ...(poolSize === 0 ? { max: Number.POSITIVE_INFINITY, maxUses: 1 } : kept),
    })
    // A connection that is lost is not used again. Without a listener the process would end.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  /**
   * Runs statements on the site's tables, in one transaction and one round trip. Fails if the tables are of another version.
   * Resolves once it is committed, with the rows of the last statement.
   *
   * @param isRepeatable whether they run again after a lost connection, perhaps after they were committed
   */
  run(
    statements: readonly Statement[],
    { isRepeatable = true, totalMs = this.#visitorMs } = {},
  ): Promise<Row[]> {
    const all = [this.#checkVersion, ...statements]
    return this.#attempt(totalMs, isRepeatable, (client, ms) => commit(client, ms, all))
  }

  /** Runs statements that may depend on each other, and need no table, in one transaction. It is repeatable. */
  transact<Result>(
    use: (query: (sql: string) => Promise<Row[]>) => Promise<Result>,
    totalMs = this.#visitorMs,
  ): Promise<Result> {
    return this.#attempt(totalMs, true, async (client, ms) => {
      const query = async (sql: string) => (await send(client, ms, [sql])).rows
      await query(settings('READ COMMITTED READ WRITE', Math.ceil(ms * shareOfStatement)))
      const result = await use(query)
      await query('COMMIT')
      return result
    })
  }

  /**
   * The rows of a query in the order of their ids, a page at a time, and all as they were at one moment: otherwise an
   * id that is committed late would be left out.
   *
   * @param query ends in a condition
   */
  async *rows(query: string, values: readonly unknown[], pageSize: number): AsyncIterable<Row> {
    const page = `${query} AND id > $${values.length + 1} ORDER BY id LIMIT ${pageSize}`
    const client = await this.#connect(performance.now() + this.#visitorMs).catch(this.#fail)
    const read = (...statement: Statement) => send(client, operatorMs, statement).catch(this.#fail)
    try {
      await read(settings('REPEATABLE READ READ ONLY', operatorMs))
      await read(...this.#checkVersion)
      let rows: Row[]
      let last: unknown = 0
      do {
        rows = (await read(page, [...values, last])).rows
        yield* rows
        last = rows.at(-1)?.id
      } while (rows.length === pageSize)
    } finally {
      // Which ends the transaction.
      client.release(true)
    }
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }

  /** If it may be repeated, an attempt has half of the time, because an open connection may be dead without a sign. */
  async #attempt<Result>(
    totalMs: number,
    isRepeatable: boolean,
    use: (client: pg.ClientBase, ms: number) => Promise<Result>,
  ): Promise<Result> {
    const until = performance.now() + totalMs
    const attemptMs = isRepeatable ? totalMs / 2 : totalMs
    const mayTryAgain = (error: unknown) => isRolledBack(error) || (isRepeatable && mayPass(error))
    return persist(until, mayTryAgain, async () => {
      const client = await this.#connect(until)
      try {
        const result = await use(client, Math.min(attemptMs, remaining(until)))
        client.release()
        return result
      } catch (error) {
        client.release(true)
        if (mayPass(error)) this.#dropIdle()
        throw error
      }
    }).catch(this.#fail)
  }

  #connect(until: number): Promise<pg.PoolClient> {
    return persist(until, mayPass, () => {
      // The pool reads it at each call.
      this.#pool.options.connectionTimeoutMillis = Math.min(connectMs, remaining(until))
      return this.#pool.connect()
    })
  }

  /** After one was lost: the other open connections lead to the same server, by the same way. */
  #dropIdle(): void {
    const drop = () =>
      this.#pool.connect().then(
        (client) => client.release(true),
        () => {},
      )
    for (let count = this.#pool.idleCount; count > 0; count -= 1) drop()
  }

  readonly #fail = (error: unknown): never => {
    throw new Error(describePostgresError(this.#server, error))
  }
}

const remaining = (until: number) => Math.max(1, Math.round(until - performance.now()))

/** Tries until it succeeds, cannot succeed, or the time is over. */
async function persist<Result>(
  until: number,
  mayTryAgain: (error: unknown) => boolean,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let first: unknown; ; ) {
    try {
      return await attempt()
    } catch (error) {
      if (!mayTryAgain(error)) throw error
      first ??= error
      // The first error says more than those of attempts that had less time.
      if (remaining(until) < 2 * retryAfterMs) throw first
    }
    await wait(retryAfterMs)
  }
}

/** Sends all at once, so that the transaction takes one round trip. */
async function commit(
  client: pg.ClientBase,
  ms: number,
  statements: readonly Statement[],
): Promise<Row[]> {
  const begin = settings('READ COMMITTED READ WRITE', Math.ceil(ms * shareOfStatement))
  const answers = await Promise.allSettled(
    // All have the same time: if one ran out of it first, the others would fail because the connection has ended, and nobody
    // would read that it took too long.
    [[begin] as const, ...statements, ['COMMIT'] as const].map((sent) => send(client, ms, sent)),
  )
  // The first error causes all others. COMMIT does not fail after one: it answers ROLLBACK.
  const results = answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  })
  const [result, end] = results.slice(-2)
  if (end?.command !== 'COMMIT') throw new Error('The transaction was not committed')
  return result?.rows ?? []
}

function send(client: pg.ClientBase, ms: number, [text, values = []]: Statement) {
  const options = { text, values: [...values], query_timeout: ms }
  return client.query<Row>(options)
}
