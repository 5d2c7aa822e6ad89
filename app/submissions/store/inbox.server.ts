import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { Enquiry } from '../contact.ts'
import type { Signup } from '../newsletter.ts'
import { openInboxFile } from './inbox-file.server.ts'
import {
  duplicateMs,
  type InboxRecord,
  type Mail,
  mailSchema,
  type Store,
  type StoredEnquiry,
  type Subscriber,
  storedEnquirySchema,
  type Unmailed,
} from './store.ts'

/** A mail is tried again after 5 s, 20 s, 80 s and so on, in the end once an hour. */
const nextTry = 'min(3600000, 5000 << (2 * min(tries, 5)))'

/** The channel on which the inbox thread tells the mail thread that something has been added. */
export const mailWaiting = 'inbox:mail-waiting'

/** The embedded inbox: enquiries, subscribers and the mails about them, in one SQLite file. */
export class Inbox {
  readonly #db: DatabaseSync

  /** @see {@link openInboxFile} */
  constructor(file: string) {
    this.#db = openInboxFile(file)
  }

  /** @throws when the file is damaged */
  check(): void {
    const found = this.#db.prepare('PRAGMA quick_check(1)').get()?.quick_check
    if (found !== 'ok') throw new Error(`database disk image is malformed: ${found}`)
  }

  /** Stores all records, which are on disk when this returns. If it throws, close the inbox; then none is stored. */
  store(records: readonly InboxRecord[]): void {
    this.#db.exec('BEGIN IMMEDIATE')
    for (const record of records) {
      if ('enquiry' in record) this.#storeEnquiry(record.enquiry, record.receivedAt, record.mail)
      else this.#storeSignup(record.signup, record.receivedAt, record.mail)
    }
    this.#db.exec('COMMIT')
  }

  /**
   * Stores one of two identical enquiries within an hour: a posted page that is reloaded sends its form again, and after a
   * lost answer the visitor does. It compares the last hundred only, so it takes as long in a full inbox.
   */
  #storeEnquiry(enquiry: Enquiry, receivedAt: Date, mail?: Mail): void {
    const json = JSON.stringify(enquiry)
    const { changes, lastInsertRowid } = this.#db
      .prepare(
        `INSERT INTO enquiries (received_at, enquiry) SELECT ?, ? WHERE NOT EXISTS (
           SELECT 1 FROM (SELECT * FROM enquiries ORDER BY id DESC LIMIT 100)
           WHERE enquiry = ? AND received_at > ?)`,
      )
      .run(receivedAt.toISOString(), json, json, new Date(+receivedAt - duplicateMs).toISOString())
    if (mail && changes) this.#addMail(mail, lastInsertRowid, null)
  }

  /** Stores each address once, ignoring case, with the date of its first signup. */
  #storeSignup(signup: Signup, subscribedAt: Date, mail?: Mail): void {
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
  enquiries(since = new Date(0)): StoredEnquiry[] {
    return this.#db
      .prepare('SELECT id, received_at, enquiry FROM enquiries WHERE received_at >= ? ORDER BY id')
      .all(since.toISOString())
      .map((row) => ({
        id: Number(row.id),
        receivedAt: String(row.received_at),
        ...v.parse(storedEnquirySchema, JSON.parse(String(row.enquiry))),
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
   * Deletes what was sent with an email address, ignoring case, and the mails about it that were not sent. Returns how
   * many of each it deleted. They are overwritten in the file, and in its write-ahead log unless another program reads it.
   *
   * @param list deletes from this list only
   */
  deleteSender(
    email: string,
    list?: 'enquiries' | 'subscribers',
  ): Awaited<ReturnType<Store['deleteSender']>> {
    const address = email.toLowerCase()
    const deleted = (sql: string) => Number(this.#db.prepare(sql).run(address).changes)
    let enquiries = 0
    let signups = 0
    this.#db.exec('BEGIN IMMEDIATE')
    if (list !== 'subscribers') {
      const fromSender = "FROM enquiries WHERE lower(enquiry ->> '$.email') = ?"
      deleted(`DELETE FROM outbox WHERE enquiry_id IN (SELECT id ${fromSender})`)
      enquiries = deleted(`DELETE ${fromSender}`)
    }
    if (list !== 'enquiries') {
      deleted('DELETE FROM outbox WHERE address = ?')
      signups = deleted('DELETE FROM subscribers WHERE address = ?')
    }
    this.#db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)')
    return { enquiries, signups }
  }

  /**
   * The mail that has been due longest, if any is. Unless {@link markMailed} follows, it is due again after a pause, which
   * grows each time. If it throws, close the inbox.
   */
  takeMail(now: Date): { mail: Mail; tries: number } | undefined {
    // Without a transaction, `get` would not report that the update could not be committed, as on a full disk.
    this.#db.exec('BEGIN IMMEDIATE')
    const row = this.#db
      .prepare(
        `UPDATE outbox SET try_at = ? + ${nextTry}, tries = tries + 1
         WHERE id = (SELECT id FROM outbox WHERE try_at <= ? ORDER BY try_at, id LIMIT 1)
         RETURNING mail, tries`,
      )
      // Some of the supported versions of Node refuse one value for two places (`?1`).
      .get(now.getTime(), now.getTime())
    this.#db.exec('COMMIT')
    if (!row) return undefined
    const mail = v.parse(mailSchema, JSON.parse(String(row.mail)))
    return { mail, tries: Number(row.tries) }
  }

  /** Removes a mail from the outbox, after it was sent. */
  markMailed(id: Mail['id']): void {
    this.#db.prepare("DELETE FROM outbox WHERE mail ->> '$.id' = ?").run(id)
  }

  /** Makes all mails due at once. */
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

  [Symbol.dispose](): void {
    this.#db.close()
  }
}
