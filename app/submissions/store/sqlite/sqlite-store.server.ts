import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextImmediate, setTimeout as wait } from 'node:timers/promises'
import type { Signup } from '../../../forms/schema/newsletter.ts'
import { describeError, log } from '../../../logging/log.server.ts'
import {
  addressKey,
  duplicateMs,
  type Mail,
  mailSchema,
  maxTries,
  readStored,
  retryDelayMs,
  type Store,
  type Submission,
  storedEnquirySchema,
} from '../store.ts'
import { describeSqliteError, isLocked } from './sqlite-errors.server.ts'
import { inTransaction, makePrivate, withSqliteFile } from './sqlite-file.server.ts'

/**
 * Submissions that arrive within this time are committed together. With a commit for each, fifty visitors at once would wait ten
 * times as long.
 */
const batchMs = 10
/** How long to wait for another program's lock. */
const lockTimeoutMs = 5000
/** Rows that are read at once. */
const pageSize = 200
/** In bytes. */
const longestEnquiry = 20_000

type Queued = {
  submission: Submission
  /** When it stops waiting for a lock, and fails. */
  until: number
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Enquiries, subscribers and the mails about them in one SQLite file. The file is opened for each transaction, which takes a
 * millisecond: if it stayed open, and somebody moved it or put a backup in its place, acknowledged enquiries would be lost.
 */
export class SqliteStore implements Store {
  readonly #path: string
  #wasChecked = false
  #queue: Queued[] = []
  #writing: Promise<void> | undefined

  constructor(file: string) {
    this.#path = resolve(file)
  }

  add(submission: Submission): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#queue.push({ submission, until: performance.now() + lockTimeoutMs, resolve, reject })
    this.#writing ??= this.#write()
    return promise
  }

  /** The first time in a process it reads the whole file, which takes seconds if that is large. */
  async check(): Promise<void> {
    await this.#use((db) => {
      if (!this.#wasChecked) checkIntegrity(db)
      // The disk needs room for an enquiry.
      inTransaction(db, () =>
        db.exec(
          `INSERT INTO enquiries (id, received_at, enquiry, digest) VALUES (-1, '', hex(zeroblob(${longestEnquiry / 2})), x'');
          DELETE FROM enquiries WHERE id = -1`,
        ),
      )
    })
    this.#wasChecked = true
    try {
      makePrivate(this.#path)
    } catch (error) {
      log('info', 'inbox-readable', { error: describeError(error) })
    }
  }

  async prepare(): Promise<void> {
    await this.#use(() => {})
  }

  async *enquiries(since = new Date(0)) {
    const sql = 'SELECT id, received_at, enquiry FROM enquiries WHERE id > ? AND received_at >= ?'
    for await (const row of this.#rows(sql, since.toISOString())) {
      const enquiry = readStored(storedEnquirySchema, row.enquiry, `Enquiry ${row.id}`)
      yield { id: Number(row.id), receivedAt: String(row.received_at), ...enquiry }
    }
  }

  async *subscribers(since = new Date(0)) {
    const sql = 'SELECT * FROM subscribers WHERE id > ? AND subscribed_at >= ?'
    for await (const row of this.#rows(sql, since.toISOString())) {
      yield { email: String(row.email), subscribedAt: String(row.subscribed_at) }
    }
  }

  async *unmailed() {
    const sql = 'SELECT id, enquiry_id, address, tries, try_at FROM outbox WHERE id > ?'
    for await (const row of this.#rows(sql)) {
      yield {
        ...(row.enquiry_id === null ? {} : { enquiryId: Number(row.enquiry_id) }),
        ...(row.address === null ? {} : { subscriber: String(row.address) }),
        tries: Number(row.tries),
        ...(row.try_at === null ? {} : { nextTry: new Date(Number(row.try_at)).toISOString() }),
      }
    }
  }

  /** What it deletes is overwritten in the file, and in its write-ahead log unless another program reads it. */
  deleteSender(email: string, list?: 'enquiries' | 'subscribers') {
    const address = addressKey(email)
    return this.#use((db) => {
      const deleted = (sql: string) => Number(db.prepare(sql).run(address).changes)
      const counts = inTransaction(db, () => {
        let enquiries = 0
        let signups = 0
        if (list !== 'subscribers') {
          const fromSender = "FROM enquiries WHERE lower(enquiry ->> '$.email') = ?"
          deleted(`DELETE FROM outbox WHERE enquiry_id IN (SELECT id ${fromSender})`)
          enquiries = deleted(`DELETE ${fromSender}`)
        }
        if (list !== 'enquiries') {
          deleted('DELETE FROM outbox WHERE address = ?')
          signups = deleted('DELETE FROM subscribers WHERE address = ?')
        }
        return { enquiries, signups }
      })
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      return counts
    })
  }

  async takeMail() {
    const taken = await this.#use((db) =>
      inTransaction(db, () => {
        const now = Date.now()
        const row = db
          .prepare(
            'SELECT id, mail, tries FROM outbox WHERE try_at <= ? ORDER BY try_at, id LIMIT 1',
          )
          .get(now)
        if (!row) return undefined
        const tries = Number(row.tries) + 1
        const isLastTry = tries >= maxTries
        db.prepare('UPDATE outbox SET tries = ?, try_at = ? WHERE id = ?').run(
          tries,
          isLastTry ? null : now + retryDelayMs(tries),
          Number(row.id),
        )
        return { id: row.id, json: row.mail, tries, isLastTry }
      }),
    )
    if (!taken) return undefined
    // After the transaction, so that a mail that cannot be read holds up no other.
    const { id, json, ...rest } = taken
    return { mail: readStored(mailSchema, json, `Mail ${id}`), ...rest }
  }

  async nextMailAt() {
    const row = await this.#use((db) => db.prepare('SELECT min(try_at) AS at FROM outbox').get())
    return typeof row?.at === 'number' ? new Date(row.at) : undefined
  }

  async markMailed(id: Mail['id']) {
    await this.#use((db) => db.prepare('DELETE FROM outbox WHERE mail_id = ?').run(id))
  }

  async retryMails() {
    const sql = 'UPDATE outbox SET try_at = ? WHERE try_at IS NULL OR try_at > ?'
    const at = Date.now() + retryDelayMs(1)
    await this.#use((db) => db.prepare(sql).run(at, at))
  }

  async close() {
    await this.#writing
  }

  /**
   * Commits what has arrived. While another program has locked the file, submissions whose time is not over wait for the
   * next round.
   */
  async #write() {
    while (this.#queue.length > 0) {
      await wait(batchMs)
      const batch = this.#queue.splice(0)
      const earliest = Math.min(...batch.map(({ until }) => until))
      const failure = await this.#use((db) => addBatch(db, batch), earliest).catch((error) => ({
        error,
      }))
      const now = performance.now()
      const mayWait = ({ until }: Queued) => isLocked(failure?.error) && until > now
      this.#queue.unshift(...batch.filter(mayWait))
      for (const { resolve, reject } of batch.filter((queued) => !mayWait(queued))) {
        if (failure) reject(failure.error)
        else resolve()
        // Each has a page to render now, and other requests wait.
        await nextImmediate()
      }
    }
    this.#writing = undefined
  }

  /** Opens the file for `use`, which must not wait for anything. While another program has locked the file, tries again. */
  async #use<Result>(
    use: (db: DatabaseSync) => Result,
    until = performance.now() + lockTimeoutMs,
  ): Promise<Result> {
    for (;;) {
      try {
        return withSqliteFile(this.#path, use)
      } catch (error) {
        if (!isLocked(error) || performance.now() > until) {
          throw new Error(describeSqliteError(this.#path, error))
        }
      }
      await wait(50)
    }
  }

  /** The rows of a query on `id > ?` and more parameters. Between two pages the file is closed. */
  async *#rows(sql: string, ...parameters: string[]) {
    for (let last = 0; ; ) {
      const page = await this.#use((db) =>
        db.prepare(`${sql} ORDER BY id LIMIT ${pageSize}`).all(last, ...parameters),
      )
      yield* page
      if (page.length < pageSize) return
      last = Number(page.at(-1)?.id)
    }
  }
}

/** @throws when the file is damaged */
function checkIntegrity(db: DatabaseSync): void {
  const found = db.prepare('PRAGMA quick_check(1)').get()?.quick_check
  if (found !== 'ok') throw new Error(`database disk image is malformed: ${found}`)
}

function addBatch(db: DatabaseSync, batch: readonly Queued[]): void {
  inTransaction(db, () => {
    for (const { submission } of batch) {
      const { receivedAt = new Date(), mail } = submission
      if ('enquiry' in submission) addEnquiry(db, submission.enquiry, receivedAt, mail)
      else addSignup(db, submission.signup, receivedAt, mail)
    }
  })
}

/** Adds an enquiry, unless it is identical to one within an hour: a posted page that is reloaded sends its form again. */
function addEnquiry(db: DatabaseSync, enquiry: object, receivedAt: Date, mail?: Mail): void {
  const json = JSON.stringify(enquiry)
  const digest = createHash('sha256').update(json).digest()
  const { changes, lastInsertRowid } = db
    .prepare(
      `INSERT INTO enquiries (received_at, enquiry, digest) SELECT ?, ?, ? WHERE NOT EXISTS (
         SELECT 1 FROM enquiries WHERE digest = ? AND received_at > ? AND received_at < ?)`,
    )
    // Some of the supported versions of Node refuse one value for two places (`?1`).
    .run(
      receivedAt.toISOString(),
      json,
      digest,
      digest,
      new Date(+receivedAt - duplicateMs).toISOString(),
      new Date(+receivedAt + duplicateMs).toISOString(),
    )
  if (mail && changes) addMail(db, mail, lastInsertRowid, null)
}

/** Adds an address, unless it is there, ignoring case: what counts is the date of its first signup. */
function addSignup(db: DatabaseSync, signup: Signup, subscribedAt: Date, mail?: Mail): void {
  const address = addressKey(signup.email)
  const { changes } = db
    .prepare(
      `INSERT INTO subscribers (address, email, subscribed_at) VALUES (?, ?, ?)
       ON CONFLICT (address) DO NOTHING`,
    )
    .run(address, signup.email, subscribedAt.toISOString())
  if (mail && changes) addMail(db, mail, null, address)
}

function addMail(
  db: DatabaseSync,
  mail: Mail,
  enquiryId: number | bigint | null,
  address: string | null,
): void {
  db.prepare(
    'INSERT INTO outbox (mail_id, enquiry_id, address, mail, try_at) VALUES (?, ?, ?, ?, ?)',
  ).run(mail.id, enquiryId, address, JSON.stringify(mail), Date.now())
}
