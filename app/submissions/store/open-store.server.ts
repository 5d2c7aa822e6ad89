import { isBuiltin } from 'node:module'
import process from 'node:process'
import type { Env } from '../../environment/server-variables.server.ts'
import { describeError, log } from '../../logging/log.server.ts'
import type { Store } from './store.ts'

const stores = new Map<string, Promise<Store>>()

/** The store of this environment, one for the whole process. It writes and reads nothing until it is used. */
export function openStore({ INBOX_FILE: file }: Env): Promise<Store> {
  const store = stores.get(file) ?? openSqliteStore(file)
  stores.set(file, store)
  return store
}

async function openSqliteStore(file: string): Promise<Store> {
  if (!isBuiltin('node:sqlite')) {
    throw new Error(`The inbox needs Node 22.13 or newer. This is Node ${process.versions.node}`)
  }
  // Dynamic for hosts without `node:sqlite`.
  const { SqliteStore } = await import('./sqlite-store.server.ts')
  return new SqliteStore(file, (error) =>
    log('info', 'inbox-readable', { error: describeError(error) }),
  )
}
