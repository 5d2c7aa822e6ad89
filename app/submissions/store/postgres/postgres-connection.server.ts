import pg from 'pg'
import type { DatabaseServer } from '../../../environment/database-server.ts'
import { describePostgresError, errorCode, isConnectionLost } from './postgres-errors.server.ts'
import { checkVersion, tables } from './postgres-tables.server.ts'

/** From the wait for a free connection to the last answer, the second attempt included. */
const deadlineMs = 5000
/**
 * What one statement may take of the time that is left. The server gives up earlier than the site, so that it stores nothing
 * that is not acknowledged, and each of the two statements of a transaction may have to wait.
 */
const shareOfStatement = 0.4
const retryAfterMs = 250

export type Row = Record<string, unknown>

/** Runs statements in a PostgreSQL database, each in its own transaction. */
export class PostgresConnection {
  readonly #server: DatabaseServer
  readonly #pool: pg.Pool | undefined

  /**
   * @param poolSize 0 where the process may be frozen or its sockets belong to one request: each statement then has its own
   *   connection
   */
  constructor(server: DatabaseServer, poolSize: number) {
    this.#server = server
    if (poolSize === 0) return
    this.#pool = new pg.Pool({
      ...this.#options(deadlineMs),
      max: poolSize,
      idleTimeoutMillis: 20_000,
      maxLifetimeSeconds: 1800,
      allowExitOnIdle: true,
    })
    // A connection that is lost is not used again. Without a listener the process would end.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  /**
   * Resolves once the statement is committed. The tables are created when they are missing.
   *
   * @param isRepeatable whether it runs once more after a lost connection, perhaps after it was committed
   * @throws an error with words for the operator
   */
  async run(text: string, values: unknown[] = [], isRepeatable = true): Promise<Row[]> {
    const until = performance.now() + deadlineMs
    const use = (client: pg.ClientBase) => commitWithTables(client, until, text, values)
    try {
      return await (this.#pool ? onPooledClient(this.#pool, use) : this.#onNewClient(until, use))
    } catch (error) {
      if (!isRepeatable || !isConnectionLost(error)) throw this.#explained(error)
    }
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs))
    return this.#onNewClient(until, use).catch((error) => {
      throw this.#explained(error)
    })
  }

  async close(): Promise<void> {
    await this.#pool?.end()
  }

  #options(connectionTimeoutMillis: number) {
    return { ...this.#server, pipeline: true, connectionTimeoutMillis }
  }

  async #onNewClient<Result>(until: number, use: (client: pg.Client) => Promise<Result>) {
    const client = new pg.Client(this.#options(remaining(until)))
    client.on('error', () => {})
    try {
      await client.connect()
      return await use(client)
    } finally {
      client.end().catch(() => {})
    }
  }

  #explained(error: unknown): Error {
    return new Error(describePostgresError(this.#server, error))
  }
}

const remaining = (until: number) => Math.max(1, Math.round(until - performance.now()))

async function onPooledClient<Result>(
  pool: pg.Pool,
  use: (client: pg.PoolClient) => Promise<Result>,
) {
  const client = await pool.connect()
  try {
    const result = await use(client)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function commitWithTables(
  client: pg.ClientBase,
  until: number,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  try {
    return await commit(client, until, text, values)
  } catch (error) {
    // No such table.
    if (errorCode(error) !== '42P01') throw error
  }
  await query(client, remaining(until), tables).catch((error) => {
    // Another instance has just created them.
    if (!['23505', '42P07'].includes(errorCode(error))) throw error
    return query(client, remaining(until), tables)
  })
  return commit(client, until, text, values)
}

/** Sends all at once, so that the transaction takes one round trip. */
async function commit(client: pg.ClientBase, until: number, text: string, values: unknown[]) {
  // The same for all, because the first one that times out ends the connection, and the others then call it lost.
  const timeoutMs = remaining(until)
  const statementMs = Math.ceil(timeoutMs * shareOfStatement)
  const answers = await Promise.allSettled([
    query(client, timeoutMs, 'BEGIN'),
    // Not an option of the connection, which a pooler would refuse or pass on to others.
    query(client, timeoutMs, `SET LOCAL statement_timeout = ${statementMs}`),
    query(client, timeoutMs, checkVersion),
    query(client, timeoutMs, text, values),
    query(client, timeoutMs, 'COMMIT'),
  ])
  // What follows the first error fails because of it, but for COMMIT, which then rolls back and does not fail.
  const results = answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  })
  const [result, end] = results.slice(-2)
  if (end?.command !== 'COMMIT') throw new Error('The transaction was not committed')
  return result?.rows ?? []
}

function query(client: pg.ClientBase, timeoutMs: number, text: string, values: unknown[] = []) {
  const options = { text, values, query_timeout: timeoutMs }
  return client.query<Row>(options)
}
