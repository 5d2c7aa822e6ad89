import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Enquiry } from '../contact.ts'
import type { Subscription } from '../newsletter.ts'
import { DamagedInbox } from './inbox-errors.server.ts'

/** One step per schema version; `PRAGMA user_version` says how many a file has been through. */
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
]

export type KeptEnquiry = Enquiry & { id: number /** ISO 8601, UTC. */; receivedAt: string }
export type KeptSubscriber = { email: string /** ISO 8601, UTC. */; subscribedAt: string }

/**
 * The embedded inbox: one SQLite file. WAL with `synchronous=FULL` puts a row on disk before the insert
 * returns, so what was acknowledged is there after a crash or a power cut.
 */
export class Inbox {
  readonly #db: DatabaseSync

  /**
   * Opens the file, making it and its folder where they are missing.
   *
   * @param waitMs for how long a statement waits while another program writes, and the whole process with it
   * @throws when the file cannot be opened or written, or was written by a newer version of the site.
   */
  constructor(file: string, waitMs = 5000) {
    const path = resolve(file)
    // What visitors wrote is for the firm alone: no other account of the machine may look in.
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

  /** @throws when the file is damaged. Reads all of it. */
  check(): void {
    const found = this.#db.prepare('PRAGMA quick_check(1)').get()?.quick_check
    if (found !== 'ok') throw new DamagedInbox(String(found))
  }

  keepEnquiry(enquiry: Enquiry, receivedAt: Date): void {
    this.#db
      .prepare(
        `INSERT INTO enquiries
           (received_at, first_name, last_name, company, email, phone_number, message, agreed, country)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        receivedAt.toISOString(),
        enquiry.firstName,
        enquiry.lastName,
        enquiry.company,
        enquiry.email,
        enquiry.phoneNumber,
        enquiry.message,
        enquiry.agreed ? 1 : 0,
        enquiry.country ?? null,
      )
  }

  /** Keeps a subscriber once, whatever the case of the address; the first signup's date stays. */
  keepSubscriber(subscription: Subscription, subscribedAt: Date): void {
    this.#db
      .prepare(
        `INSERT INTO subscribers (address, email, subscribed_at) VALUES (?, ?, ?)
         ON CONFLICT (address) DO NOTHING`,
      )
      .run(subscription.email.toLowerCase(), subscription.email, subscribedAt.toISOString())
  }

  /** Enquiries received at or after `since`, in the order they arrived, even where the clock was set back. */
  enquiries(since = new Date(0)): KeptEnquiry[] {
    const rows = this.#db
      .prepare('SELECT * FROM enquiries WHERE received_at >= ? ORDER BY id')
      .all(since.toISOString())
    return rows.map((row) => ({
      id: Number(row.id),
      receivedAt: String(row.received_at),
      firstName: String(row.first_name),
      lastName: String(row.last_name),
      company: String(row.company),
      email: String(row.email),
      phoneNumber: String(row.phone_number),
      message: String(row.message),
      agreed: true,
      ...countryIn(row.country),
    }))
  }

  /** Subscribers since `since`, in the order they signed up. */
  subscribers(since = new Date(0)): KeptSubscriber[] {
    const rows = this.#db
      .prepare('SELECT * FROM subscribers WHERE subscribed_at >= ? ORDER BY rowid')
      .all(since.toISOString())
    return rows.map((row) => ({
      email: String(row.email),
      subscribedAt: String(row.subscribed_at),
    }))
  }

  close(): void {
    this.#db.close()
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

function countryIn(value: unknown): Pick<Enquiry, 'country'> {
  return value === 'US' || value === 'CA' || value === 'EU' ? { country: value } : {}
}
