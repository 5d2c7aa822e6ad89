import { isBuiltin } from 'node:module'
import { resolve } from 'node:path'
import process from 'node:process'
import type { DatabaseServer } from '../../environment/database-server.ts'
import type { Env } from '../../environment/server-variables.server.ts'
import type { Store } from './store.ts'

/** Where submissions are kept, unless there is an API host: without the password, for the operator. */
export function describeStore({ DATABASE_URL: server, INBOX_FILE: file }: Env): string {
  return server ? `PostgreSQL, ${server.database} at ${server.host}` : resolve(file)
}

/**
 * Opens the store of this environment. It writes and reads nothing until it is used.
 *
 * @param maxConnections how many connections to a database are kept; with 0 each use has a new one
 */
export function openStore(
  { DATABASE_URL: server, INBOX_FILE: file }: Env,
  maxConnections = 10,
): Promise<Store> {
  return server ? openPostgresStore(server, maxConnections) : openSqliteStore(file)
}

/** Opens the store at its first use and, after a failure, again at the next. */
export function openedOnce(open: () => Promise<Store>): () => Promise<Store> {
  let opened: Promise<Store> | undefined
  return () => {
    opened ??= open().catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

/** The imports are dynamic, because each host and each start needs one of the two drivers at most. */
async function openPostgresStore(server: DatabaseServer, maxConnections: number): Promise<Store> {
  const { PostgresStore } = await import('./postgres/postgres-store.server.ts')
  return new PostgresStore(server, maxConnections)
}

async function openSqliteStore(file: string): Promise<Store> {
  if (!isBuiltin('node:sqlite')) {
    throw new Error(`The inbox needs Node 22.13 or newer. This is Node ${process.versions.node}`)
  }
  const { SqliteStore } = await import('./sqlite/sqlite-store.server.ts')
  return new SqliteStore(file)
}
