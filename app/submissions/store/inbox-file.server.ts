import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** One per schema version. A file's `PRAGMA user_version` is the number of migrations that have run on it. */
const migrations = [
  `CREATE TABLE enquiries (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     received_at TEXT NOT NULL,
     first_name TEXT NOT NULL,
     last_name TEXT NOT NULL,
     company TEXT NOT NULL,
     email TEXT NOT NULL,
     phone_number TEXT NOT NULL,
     message TEXT NOT NULL,
     agreed INTEGER NOT NULL,
     country TEXT
   ) STRICT;
   CREATE TABLE subscribers (
     address TEXT PRIMARY KEY,
     email TEXT NOT NULL,
     subscribed_at TEXT NOT NULL
   ) STRICT;`,
  // The fields of the form become one JSON object, so that a new field needs no migration.
  `ALTER TABLE enquiries ADD COLUMN enquiry TEXT NOT NULL DEFAULT '{}';
   UPDATE enquiries SET enquiry = json_object(
     'firstName', first_name, 'lastName', last_name, 'company', company, 'email', email,
     'phoneNumber', phone_number, 'message', message, 'agreed', json(iif(agreed, 'true', 'false'))
   );
   UPDATE enquiries SET enquiry = json_set(enquiry, '$.country', country) WHERE country IS NOT NULL;
   ALTER TABLE enquiries DROP COLUMN first_name;
   ALTER TABLE enquiries DROP COLUMN last_name;
   ALTER TABLE enquiries DROP COLUMN company;
   ALTER TABLE enquiries DROP COLUMN email;
   ALTER TABLE enquiries DROP COLUMN phone_number;
   ALTER TABLE enquiries DROP COLUMN message;
   ALTER TABLE enquiries DROP COLUMN agreed;
   ALTER TABLE enquiries DROP COLUMN country;`,
  // Mails to the firm that no server has accepted yet, about an enquiry or a subscriber. try_at is Unix time in ms.
  `CREATE TABLE outbox (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     enquiry_id INTEGER,
     address TEXT,
     mail TEXT NOT NULL,
     tries INTEGER NOT NULL DEFAULT 0,
     try_at INTEGER NOT NULL DEFAULT 0
   ) STRICT;`,
]

/**
 * Opens the file of the inbox, and creates it and its folder if they are missing. WAL with `synchronous=FULL` writes a row
 * to disk before the insert returns, so an acknowledged submission survives a crash or a power failure.
 *
 * @throws when the file cannot be opened or written, or was written by a newer version of the site
 */
export function openInboxFile(file: string): DatabaseSync {
  const path = resolve(file)
  // The file contains personal data, so no other account may read it.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  createPrivately(path)
  const db = new DatabaseSync(path)
  try {
    // Waits up to 5 s for another program's lock, which blocks the thread. Node has an option for it from 22.16 on.
    db.exec('PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;')
    // What is deleted is overwritten.
    db.exec('PRAGMA secure_delete=ON')
    if (versionOf(db) !== migrations.length) migrate(db, path)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/**
 * Never opens a file that exists, because closing it would drop the locks of this process's other connections, and another
 * program could then delete what they have written (sqlite.org/howtocorrupt.html, 2.2).
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

function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0)
}

/** If this throws, close the file; then nothing has changed. */
function migrate(db: DatabaseSync, path: string): void {
  db.exec('BEGIN IMMEDIATE')
  const version = versionOf(db)
  if (version > migrations.length) {
    throw new Error(
      `${path} was written by a newer version of this site (inbox version ${version}; this one supports ${migrations.length}). Run that version, or point INBOX_FILE at another file.`,
    )
  }
  for (const step of migrations.slice(version)) db.exec(step)
  db.exec(`PRAGMA user_version=${migrations.length}; COMMIT`)
}
