import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { Enquiry } from '../contact.ts'
import type { Signup } from '../newsletter.ts'
import { DamagedInbox } from './inbox-errors.server.ts'

/** One per schema version. A file's `PRAGMA user_version` is the number of those that it has had. */
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

/** A mail is tried again after 5 s, 20 s, 80 s and so on, and from the eighth time on once a day. */
const nextTry = 'min(86400000, 5000 << (2 * min(tries, 9)))'

/** The channel on which the inbox thread tells the mail thread that something has been added. */
export const mailWaiting = 'inbox:mail-waiting'

/** What a visitor has sent, and the mail that tells the firm about it, if it wants one. */
export type Entry = ({ enquiry: Enquiry } | { signup: Signup }) & {
  receivedAt: Date
  mail?: Mail | undefined
}

const mailSchema = v.object({
  /** Stays the same when the mail is sent again, so that a mail program can recognize the second copy. */
  id: v.string(),
  subject: v.string(),
  /** The visitor's address. The forms accept none with spaces, commas or brackets. */
  replyTo: v.optional(v.string()),
  text: v.string(),
})

/** A mail to the firm. */
export type Mail = v.InferOutput<typeof mailSchema>

/** Not {@link Enquiry}: a stored enquiry has the fields that the form had at the time. */
const enquirySchema = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))

export type KeptEnquiry = v.InferOutput<typeof enquirySchema> & {
  id: number
  /** ISO 8601, UTC. */
  receivedAt: string
}
export type Subscriber = { email: string /** ISO 8601, UTC. */; subscribedAt: string }

/** A mail that no server has accepted yet. */
export type Unmailed = {
  /** The id of the enquiry that it is about. */
  enquiry?: number
  /** Or the address of the subscriber that it is about, in lower case. */
  subscriber?: string
  tries: number
  /** ISO 8601, UTC. */
  nextTry: string
}

/**
 * The embedded inbox: one SQLite file. WAL with `synchronous=FULL` writes a row to disk before the insert returns, so an
 * acknowledged submission survives a crash or a power failure.
 */
export class Inbox {
  readonly #db: DatabaseSync

  /**
   * Opens the file, and creates it and its folder if they are missing.
   *
   * @param waitMs how long a statement waits while another program writes; it blocks the whole process
   * @throws when the file cannot be opened or written, or was written by a newer version of the site
   */
  constructor(file: string, waitMs = 5000) {
    const path = resolve(file)
    // The file contains personal data, so no other account may read it.
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    closeSync(openSync(path, 'a', 0o600))
    this.#db = new DatabaseSync(path, { timeout: waitMs })
    try {
      this.#db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;')
      if (this.#version() !== migrations.length) this.#migrate(path)
    } catch (error) {
      this.#db.close()
      throw error
    }
  }

  /** @throws {DamagedInbox} */
  check(): void {
    const found = this.#db.prepare('PRAGMA quick_check(1)').get()?.quick_check
    if (found !== 'ok') throw new DamagedInbox(String(found))
  }

  /** Stores all of them; they are on disk when this returns. After an error close the inbox, and none is stored. */
  keep(entries: readonly Entry[]): void {
    this.#db.exec('BEGIN IMMEDIATE')
    for (const entry of entries) {
      if ('enquiry' in entry) this.keepEnquiry(entry.enquiry, entry.receivedAt, entry.mail)
      else this.keepSignup(entry.signup, entry.receivedAt, entry.mail)
    }
    this.#db.exec('COMMIT')
  }

  keepEnquiry(enquiry: Enquiry, receivedAt: Date, mail?: Mail): void {
    const { lastInsertRowid } = this.#db
      .prepare('INSERT INTO enquiries (received_at, enquiry) VALUES (?, ?)')
      .run(receivedAt.toISOString(), JSON.stringify(enquiry))
    if (mail) this.#addMail(mail, lastInsertRowid, null)
  }

  /** Stores each address once, ignoring case, with the date of its first signup. */
  keepSignup(signup: Signup, subscribedAt: Date, mail?: Mail): void {
    const address = signup.email.toLowerCase()
    const { changes } = this.#db
      .prepare(
        `INSERT INTO subscribers (address, email, subscribed_at) VALUES (?, ?, ?)
         ON CONFLICT (address) DO NOTHING`,
      )
      .run(address, signup.email, subscribedAt.toISOString())
    if (mail && changes) this.#addMail(mail, null, address)
  }

  #addMail(mail: Mail, enquiryId: number | bigint | null, address: string | null): void {
    this.#db
      .prepare('INSERT INTO outbox (enquiry_id, address, mail) VALUES (?, ?, ?)')
      .run(enquiryId, address, JSON.stringify(mail))
  }

  /** Enquiries received at or after `since`, in the order of arrival, even if the clock was set back. */
  enquiries(since = new Date(0)): KeptEnquiry[] {
    return this.#db
      .prepare('SELECT id, received_at, enquiry FROM enquiries WHERE received_at >= ? ORDER BY id')
      .all(since.toISOString())
      .map((row) => ({
        id: Number(row.id),
        receivedAt: String(row.received_at),
        ...v.parse(enquirySchema, JSON.parse(String(row.enquiry))),
      }))
  }

  /** Subscribers who signed up at or after `since`, in that order. */
  subscribers(since = new Date(0)): Subscriber[] {
    return this.#db
      .prepare('SELECT * FROM subscribers WHERE subscribed_at >= ? ORDER BY rowid')
      .all(since.toISOString())
      .map((row) => ({ email: String(row.email), subscribedAt: String(row.subscribed_at) }))
  }

  /**
   * The mail that has been due longest, if any is. Unless {@link markMailed} follows, it is due again after a pause, which
   * grows each time.
   */
  takeMail(now: Date): { id: number; mail: Mail; tries: number } | undefined {
    const row = this.#db
      .prepare(
        `UPDATE outbox SET try_at = ?1 + ${nextTry}, tries = tries + 1
         WHERE id = (SELECT id FROM outbox WHERE try_at <= ?1 ORDER BY try_at, id LIMIT 1)
         RETURNING id, mail, tries`,
      )
      .get(now.getTime())
    if (!row) return undefined
    const mail = v.parse(mailSchema, JSON.parse(String(row.mail)))
    return { id: Number(row.id), mail, tries: Number(row.tries) }
  }

  /** Removes a mail from the outbox, after it was sent. */
  markMailed(id: number): void {
    this.#db.prepare('DELETE FROM outbox WHERE id = ?').run(id)
  }

  /** Makes all mails due, whatever their pauses. */
  retryMails(): void {
    this.#db.exec('UPDATE outbox SET try_at = 0')
  }

  /** The mails in the outbox, in the order in which they are due. */
  unmailed(): Unmailed[] {
    return this.#db
      .prepare('SELECT * FROM outbox ORDER BY try_at, id')
      .all()
      .map((row) => ({
        ...(row.enquiry_id === null ? {} : { enquiry: Number(row.enquiry_id) }),
        ...(row.address === null ? {} : { subscriber: String(row.address) }),
        tries: Number(row.tries),
        nextTry: new Date(Number(row.try_at)).toISOString(),
      }))
  }

  close(): void {
    this.#db.close()
  }

  [Symbol.dispose](): void {
    this.close()
  }

  #version(): number {
    return Number(this.#db.prepare('PRAGMA user_version').get()?.user_version ?? 0)
  }

  #migrate(path: string): void {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const version = this.#version()
      if (version > migrations.length) {
        throw new Error(
          `${path} was written by a newer version of this site (inbox version ${version}; this one knows ${migrations.length}). Run that version, or point INBOX_FILE at another file.`,
        )
      }
      for (const step of migrations.slice(version)) this.#db.exec(step)
      this.#db.exec(`PRAGMA user_version=${migrations.length}; COMMIT`)
    } catch (error) {
      this.#db.exec('ROLLBACK')
      throw error
    }
  }
}
