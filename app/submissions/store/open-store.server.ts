import { isBuiltin } from 'node:module'
import { resolve } from 'node:path'
import process from 'node:process'
import type { DatabaseServer } from '../../environment/database-server.ts'
import type { Env } from '../../environment/server-variables.server.ts'
import { describeError, log } from '../../logging/log.server.ts'
import type { Store } from './store.ts'

const stores = new Map<string, Promise<Store>>()

/** Where submissions are kept, unless there is an API host: without the password, for the operator. */
export function describeStore({ DATABASE_URL: server, INBOX_FILE: file }: Env): string {
  return server ? `PostgreSQL, ${server.database} at ${server.host}` : resolve(file)
}

/**
 * The store of this environment. The entry and the pages are a bundle each, so a process has two: one for mails and health, one
 * for submissions. It writes and reads nothing until it is used.
 */
export function openStore({ DATABASE_URL: server, INBOX_FILE: file }: Env): Promise<Store> {
  const key = server ? JSON.stringify(server) : file
  const store = stores.get(key) ?? (server ? openPostgresStore(server) : openSqliteStore(file))
  stores.set(key, store)
  return store
}

/** The imports are dynamic, because each host and each start needs one of the two drivers at most. */
async function openPostgresStore(server: DatabaseServer): Promise<Store> {
  const { PostgresStore } = await import('./postgres/postgres-store.server.ts')
  return new PostgresStore(server, import.meta.env?.HOST_KEEPS_FILES === false ? 0 : 10)
}

async function openSqliteStore(file: string): Promise<Store> {
  if (!isBuiltin('node:sqlite')) {
    throw new Error(`The inbox needs Node 22.13 or newer. This is Node ${process.versions.node}`)
  }
  const { SqliteStore } = await import('./sqlite/sqlite-store.server.ts')
  return new SqliteStore(file, (error) =>
    log('info', 'inbox-readable', { error: describeError(error) }),
  )
}
