import type { DatabaseServer } from '../../../environment/database-server.ts'
import {
  addressKey,
  type Mail,
  mailSchema,
  maxTries,
  readStored,
  type Store,
  type StoredEnquiry,
  type Submission,
  type Subscriber,
  storedEnquirySchema,
  type Unmailed,
} from '../store.ts'
import {
  deadlines,
  operatorMs,
  PostgresConnection,
  type Row,
} from './postgres-connection.server.ts'
import { errorCode } from './postgres-errors.server.ts'
import * as sql from './postgres-statements.server.ts'
import { checkVersion, isCurrent, prepareTables } from './postgres-tables.server.ts'

/** How many rows are read at once. */
const pageSize = 200
/** Rows of one UPDATE that makes mails due. */
const retriedAtOnce = 1000
/** As long as many an enquiry, and short enough that PostgreSQL does not compress it. */
const sample = 'x'.repeat(1500)

/** {@link Store} in PostgreSQL, for any number of instances. */
export class PostgresStore implements Store {
  readonly #connection: PostgresConnection
  readonly #checkMs: number
  #isPrepared = false
  #preparing: Promise<void> | undefined

  /** @param poolSize see {@link PostgresConnection} */
  constructor(server: DatabaseServer, poolSize: number, within = deadlines) {
    this.#connection = new PostgresConnection(server, poolSize, checkVersion(), within.visitorMs)
    this.#checkMs = within.checkMs
  }

  /** Once it has found the tables, it never makes them: when they are missing later, somebody is restoring them. */
  async add({ receivedAt, mail, ...sent }: Submission): Promise<void> {
    if (!this.#isPrepared) {
      this.#preparing ??= this.#prepare().finally(() => {
        this.#preparing = undefined
      })
      await this.#preparing
    }
    const about = 'enquiry' in sent ? sent.enquiry : sent.signup
    const address = addressKey(String(about.email))
    const [statement, text] =
      'enquiry' in sent
        ? [sql.addEnquiry, toAsciiJson(sent.enquiry)]
        : [sql.addSubscriber, sent.signup.email]
    const values = [receivedAt, address, text, mail?.id, mail && toAsciiJson(mail)]
    // A copy is not tried again: it may be older than an hour, and then nothing recognizes the second one.
    await this.#connection.run([[statement, values]], { isRepeatable: receivedAt === undefined })
  }

  async check(): Promise<void> {
    await this.#prepare()
    const inserts = [
      ['SAVEPOINT before'],
      [sql.checkInserts, [sample]],
      ['ROLLBACK TO SAVEPOINT before'],
    ] as const
    // Once, because each attempt may leave a commit that waits for a standby.
    await this.#connection.run(inserts, { isRepeatable: false, totalMs: this.#checkMs })
  }

  async prepare(): Promise<void> {
    await this.#prepare(operatorMs)
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
        ...(enquiry_id !== null && { enquiryId: Number(enquiry_id) }),
        ...(address !== null && { subscriber: String(address) }),
        tries: Number(tries),
        ...(try_at !== null && { nextTry: iso(try_at) }),
      }
    }
  }

  async deleteSender(email: string, list?: 'enquiries' | 'subscribers') {
    const values = [addressKey(email), list ?? '']
    // The second time it would find nothing, and say so.
    const options = { isRepeatable: false, totalMs: operatorMs }
    const [counts] = await this.#connection.run([[sql.deleteSender, values]], options)
    return { enquiries: Number(counts?.enquiries), signups: Number(counts?.signups) }
  }

  async takeMail() {
    const [row] = await this.#connection.run([[sql.takeMail]])
    if (!row) return undefined
    const tries = Number(row.tries)
    const mail = readStored(mailSchema, row.mail, `Mail ${row.id}`)
    return { mail, tries, isLastTry: tries >= maxTries }
  }

  /** By the clock of this process, which may differ from that of the database. */
  async nextMailAt(): Promise<Date | undefined> {
    const [row] = await this.#connection.run([[sql.nextMail]])
    return typeof row?.ms === 'string' || typeof row?.ms === 'number'
      ? new Date(Date.now() + Number(row.ms))
      : undefined
  }

  async markMailed(id: Mail['id']): Promise<void> {
    await this.#connection.run([['DELETE FROM inbox.outbox WHERE mail_id = $1', [id]]])
  }

  async retryMails(): Promise<void> {
    let retried: Row[]
    do {
      retried = await this.#connection.run([[sql.retryMails, [retriedAtOnce]]])
    } while (retried.length === retriedAtOnce)
  }

  close(): Promise<void> {
    return this.#connection.close()
  }

  /** Makes the tables, or brings them to the last step. Not once this process has seen them: then somebody restores them. */
  async #prepare(totalMs?: number): Promise<void> {
    const isReady = await this.#connection.transact(async (query) => {
      const [state] = await query(sql.readState).catch((error) => {
        if (this.#isPrepared || errorCode(error) !== '42P01') throw error
        return []
      })
      if (Number(state?.waiting) > 0) throw new Error('A commit waits for a standby')
      const isCurrentVersion = isCurrent(Number(state?.version ?? 0))
      if (this.#isPrepared && !isCurrentVersion) throw new Error('It has older tables')
      return isCurrentVersion
    }, totalMs)
    if (!isReady) await this.#connection.transact(prepareTables, totalMs)
    this.#isPrepared = true
  }

  #rows(query: string, ...values: unknown[]): AsyncIterable<Row> {
    return this.#connection.rows(query, values, pageSize)
  }
}

const iso = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))

/** With escapes for all but ASCII, because a database may have another encoding than UTF-8. */
function toAsciiJson(value: object): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
