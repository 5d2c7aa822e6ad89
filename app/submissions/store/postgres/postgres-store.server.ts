import type { DatabaseServer } from '../../../environment/database-server.ts'
import {
  addressKey,
  duplicateMs,
  type InboxRecord,
  type Mail,
  mailSchema,
  maxTries,
  readStored,
  retryDelayMs,
  type Store,
  type StoredEnquiry,
  type Subscriber,
  storedEnquirySchema,
  type Unmailed,
} from '../store.ts'
import { PostgresConnection, type Row } from './postgres-connection.server.ts'

/** How many rows are read at once. */
const pageSize = 200

const addEnquiry = `
WITH fresh AS (
  INSERT INTO inbox.recent_enquiries AS recent (content, received_at)
  VALUES (sha256(convert_to($3, 'UTF8')), $1)
  ON CONFLICT (content) DO UPDATE SET received_at = excluded.received_at
    WHERE recent.received_at <= excluded.received_at - interval '${duplicateMs} ms'
  RETURNING 1
), stored AS (
  INSERT INTO inbox.enquiries (received_at, address, enquiry)
  SELECT $1, $2, $3::text::json FROM fresh RETURNING id
)
INSERT INTO inbox.outbox (enquiry_id, try_at, mail_id, mail)
SELECT id, $1, $4, $5::text::json FROM stored WHERE $4::text IS NOT NULL`

const addSubscriber = `
WITH stored AS (
  INSERT INTO inbox.subscribers (subscribed_at, address, email) VALUES ($1, $2, $3)
  ON CONFLICT (address) DO NOTHING RETURNING address
)
INSERT INTO inbox.outbox (address, try_at, mail_id, mail)
SELECT address, $1, $4, $5::text::json FROM stored WHERE $4::text IS NOT NULL`

/** Inserts no row, but fails where an insert would. */
const checkInserts = `
WITH content AS (INSERT INTO inbox.recent_enquiries SELECT '', now() WHERE false),
  enquiry AS (INSERT INTO inbox.enquiries (received_at, address, enquiry) SELECT now(), '', '{}' WHERE false),
  mail AS (INSERT INTO inbox.outbox (mail_id, mail) SELECT '', '{}' WHERE false)
INSERT INTO inbox.subscribers (address, email, subscribed_at) SELECT '', '', now() WHERE false`

const deleteAddress = `
WITH enquiry AS (
  DELETE FROM inbox.enquiries WHERE address = $1 AND $2 <> 'subscribers' RETURNING enquiry
), content AS (
  DELETE FROM inbox.recent_enquiries
  WHERE content IN (SELECT sha256(convert_to(enquiry::text, 'UTF8')) FROM enquiry)
), signup AS (
  DELETE FROM inbox.subscribers WHERE address = $1 AND $2 <> 'enquiries' RETURNING 1
)
SELECT (SELECT count(*) FROM enquiry) AS enquiries, (SELECT count(*) FROM signup) AS signups`

/** By the number of the try. From the fourth on they are all the same. */
const retryDelay = `(ARRAY[${[1, 2, 3, 4].map(retryDelayMs)}])[least(tries + 1, 4)] * interval '1 ms'`

const takeMail = `
UPDATE inbox.outbox
SET tries = tries + 1, try_at = CASE WHEN tries + 1 < ${maxTries} THEN $1::timestamptz + ${retryDelay} END
WHERE id = (
  SELECT id FROM inbox.outbox WHERE try_at <= $1 ORDER BY try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING id, mail::text, tries`

/** {@link Store} in PostgreSQL, for any number of instances. */
export class PostgresStore implements Store {
  readonly #connection: PostgresConnection

  /** @param poolSize see {@link PostgresConnection} */
  constructor(server: DatabaseServer, poolSize: number) {
    this.#connection = new PostgresConnection(server, poolSize)
  }

  async add({ receivedAt, mail, ...sent }: InboxRecord): Promise<void> {
    const mailValues = [mail?.id, mail && JSON.stringify(mail)]
    if ('enquiry' in sent) {
      const { enquiry } = sent
      const values = [receivedAt, addressKey(String(enquiry.email)), JSON.stringify(enquiry)]
      await this.#connection.run(addEnquiry, [...values, ...mailValues])
    } else {
      const { email } = sent.signup
      await this.#connection.run(addSubscriber, [
        receivedAt,
        addressKey(email),
        email,
        ...mailValues,
      ])
    }
  }

  async check(): Promise<void> {
    await this.#connection.run(checkInserts)
  }

  async *enquiries(since = new Date(0)): AsyncIterable<StoredEnquiry> {
    const query =
      'SELECT id, received_at, enquiry::text FROM inbox.enquiries WHERE received_at >= $1'
    for await (const { id, received_at, enquiry } of this.#rows(query, since)) {
      const receivedAt = iso(received_at)
      const read = readStored(storedEnquirySchema, enquiry, `Enquiry ${id}`)
      yield { id: Number(id), receivedAt, ...read }
    }
  }

  async *subscribers(since = new Date(0)): AsyncIterable<Subscriber> {
    const query = 'SELECT id, email, subscribed_at FROM inbox.subscribers WHERE subscribed_at >= $1'
    for await (const { email, subscribed_at } of this.#rows(query, since)) {
      yield { email: String(email), subscribedAt: iso(subscribed_at) }
    }
  }

  async *unmailed(): AsyncIterable<Unmailed> {
    const query = 'SELECT id, enquiry_id, address, tries, try_at FROM inbox.outbox WHERE true'
    for await (const { enquiry_id, address, tries, try_at } of this.#rows(query)) {
      yield {
        ...(enquiry_id !== null && { enquiry: Number(enquiry_id) }),
        ...(address !== null && { subscriber: String(address) }),
        tries: Number(tries),
        ...(try_at !== null && { nextTry: iso(try_at) }),
      }
    }
  }

  async deleteSender(email: string, list?: 'enquiries' | 'subscribers') {
    const values = [addressKey(email), list ?? '']
    // The second time it would find nothing, and say so.
    const [counts] = await this.#connection.run(deleteAddress, values, false)
    return { enquiries: Number(counts?.enquiries), signups: Number(counts?.signups) }
  }

  async takeMail(now: Date) {
    const [row] = await this.#connection.run(takeMail, [now])
    if (!row) return undefined
    const tries = Number(row.tries)
    const mail = readStored(mailSchema, row.mail, `Mail ${row.id}`)
    return { mail, tries, isLastTry: tries >= maxTries }
  }

  async nextMailAt(): Promise<Date | undefined> {
    const [row] = await this.#connection.run('SELECT min(try_at) AS next FROM inbox.outbox')
    return row?.next instanceof Date ? row.next : undefined
  }

  async markMailed(id: Mail['id']): Promise<void> {
    await this.#connection.run('DELETE FROM inbox.outbox WHERE mail_id = $1', [id])
  }

  async retryMails(now: Date): Promise<void> {
    const at = new Date(now.getTime() + retryDelayMs(1))
    const later = 'UPDATE inbox.outbox SET try_at = $1 WHERE try_at IS NULL OR try_at > $1'
    await this.#connection.run(later, [at])
  }

  close(): Promise<void> {
    return this.#connection.close()
  }

  /** The rows of a query in the order of their ids. */
  async *#rows(query: string, ...values: unknown[]): AsyncIterable<Row> {
    const page = `${query} AND id > $${values.length + 1} ORDER BY id LIMIT ${pageSize}`
    let rows: Row[]
    let last: unknown = 0
    do {
      rows = await this.#connection.run(page, [...values, last])
      yield* rows
      last = rows.at(-1)?.id
    } while (rows.length === pageSize)
  }
}

const iso = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
