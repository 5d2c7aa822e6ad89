import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lastVersion, type Migration, migrationsSince } from '../migrations.ts'

/**
 * The migrations of the tables; `PRAGMA user_version` has the version. The fields of the form are one JSON object, so that a new
 * field changes no table. `digest` is the SHA-256 of that object. An outbox row is about an enquiry or a subscriber; `try_at` is
 * Unix time in ms, and NULL after the last try.
 */
export const migrations: Migration[] = [
  {
    version: 4,
    sql: `
  CREATE TABLE enquiries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    enquiry TEXT NOT NULL,
    digest BLOB NOT NULL
  ) STRICT;
  CREATE INDEX enquiries_by_digest ON enquiries (digest);
  CREATE TABLE subscribers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    address TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    subscribed_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    mail_id TEXT NOT NULL UNIQUE,
    enquiry_id INTEGER,
    address TEXT,
    mail TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    try_at INTEGER
  ) STRICT;
  CREATE INDEX outbox_by_try ON outbox (try_at);
`,
  },
]

/**
 * Opens the file for `use`, and creates it and its folder if they are missing. WAL with `synchronous=FULL` writes a row to
 * disk before the commit returns, so an acknowledged submission survives a crash or a power failure.
 *
 * @throws when the file cannot be opened or written, is locked, or was written by a newer version of the site
 */
export function withSqliteFile<Result>(path: string, use: (db: DatabaseSync) => Result): Result {
  // The file contains personal data, so no other account may read it.
  createFolder(dirname(path))
  createPrivately(path)
  const db = new DatabaseSync(path)
  try {
    // SQLite itself must not wait for a lock, because that would block the thread. And what is deleted is overwritten.
    db.exec('PRAGMA busy_timeout=0; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL')
    db.exec('PRAGMA secure_delete=ON')
    if (readVersion(db) !== lastVersion(migrations)) inTransaction(db, () => prepareTables(db))
    return use(db)
  } finally {
    db.close()
  }
}

/** Commits what `use` has written. If it throws, nothing is committed, and the caller must close the file. */
export function inTransaction<Result>(db: DatabaseSync, use: () => Result): Result {
  db.exec('BEGIN IMMEDIATE')
  const result = use()
  db.exec('COMMIT')
  return result
}

/** Closes the file to other accounts: one that comes from a backup may be open to them. @throws when this account may not */
export function makePrivate(path: string): void {
  if (statSync(path).mode & 0o077) chmodSync(path, 0o600)
}

/** Not `recursive`, with which Node never returns from a folder such as /proc, where none can be made. */
function createFolder(path: string): void {
  if (existsSync(path)) return
  createFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}

/**
 * Makes the file for this account only. Does not itself open one that exists: closing it would drop the locks of this
 * process's other connections, and another program could then delete what they have written (sqlite.org/howtocorrupt.html,
 * 2.2).
 */
function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (!existsSync(path)) throw error
    // SQLite would open a file that it cannot write for reading only.
    accessSync(path, constants.W_OK)
  }
}

function readVersion(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0)
}

/** Another process may have done it meanwhile. */
function prepareTables(db: DatabaseSync): void {
  for (const { version, sql } of migrationsSince(migrations, readVersion(db))) {
    db.exec(`${sql} PRAGMA user_version=${version}`)
  }
}
