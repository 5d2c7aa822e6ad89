import * as v from 'valibot'
import type { Enquiry } from '../../forms/schema/contact.ts'
import type { Signup } from '../../forms/schema/newsletter.ts'

/** A mail to the firm. */
export const mailSchema = v.object({
  /** Stays the same when the mail is sent again, so that a mail program can recognize the second copy. */
  id: v.string(),
  subject: v.string(),
  /** The visitor's address. The forms accept none with spaces, commas or brackets. */
  replyTo: v.optional(v.string()),
  text: v.string(),
})

export type Mail = v.InferOutput<typeof mailSchema>

/** What a visitor has sent, and the mail that tells the firm about it, if it wants one. */
export type Submission = ({ enquiry: Enquiry | StoredFields } | { signup: Signup }) & {
  /** When it was received, if it is copied from another store. Without, it is received now, by the clock of the store. */
  receivedAt?: Date | undefined
  mail?: Mail | undefined
}

/** The fields of a stored enquiry. They may differ from those of {@link Enquiry}, because the form may have changed since. */
export const storedEnquirySchema = v.record(
  v.string(),
  v.union([v.string(), v.number(), v.boolean()]),
)

export type StoredFields = v.InferOutput<typeof storedEnquirySchema>

export type StoredEnquiry = StoredFields & {
  id: number
  /** ISO 8601, UTC. */
  receivedAt: string
}

/** Each field of the newsletter form has a column of its own. */
export type Subscriber = Signup & {
  /** ISO 8601, UTC. */
  subscribedAt: string
}

/** A mail that no server has accepted yet. */
export type Unmailed = {
  /** The id of the enquiry that it is about. */
  enquiryId?: number
  /** Or the address of the subscriber that it is about. */
  subscriber?: string
  tries: number
  /** ISO 8601, UTC. Absent after the last try. */
  nextTry?: string
}

/**
 * Reads what was stored as JSON.
 *
 * @param what names it, for an error that does not quote what a visitor wrote
 */
export function readStored<Value>(
  schema: v.GenericSchema<unknown, Value>,
  json: unknown,
  what: string,
): Value {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json)
  if (!read.success) throw new Error(`${what} cannot be read`)
  return read.output
}

/** Stores compare email addresses ignoring case. */
export function addressKey(email: string): string {
  return email.toLowerCase()
}

/** Of identical enquiries that arrive within this time, before or after, one is stored. */
export const duplicateMs = 60 * 60 * 1000

/**
 * Where submissions are kept. Mail, exports and the command line know only this. Every method rejects with an error whose
 * message says what happened and what to do, for the operator; it contains no visitor's text and no password.
 */
export type Store = {
  /** Resolves once it is on disk. An enquiry identical to one within an hour, or a known subscriber, adds nothing. */
  add(submission: Submission): Promise<void>
  /**
   * Rejects if a submission could not be added now. To find out, it inserts one and takes it back. Makes the tables, or brings
   * them to this version of the site.
   */
  check(): Promise<void>
  /** Makes the tables, or brings them to this version of the site, which may take minutes. */
  prepare(): Promise<void>
  /** Enquiries received at or after `since`, in the order of arrival, a page at a time. */
  enquiries(since?: Date): AsyncIterable<StoredEnquiry>
  /** Subscribers who signed up at or after `since`, in the order of arrival, a page at a time. */
  subscribers(since?: Date): AsyncIterable<Subscriber>
  /** The mails that were not sent, in the order of arrival, a page at a time. */
  unmailed(): AsyncIterable<Unmailed>
  /**
   * Deletes what was sent with a normalized email address, ignoring case, and the mails about it. Returns how many of each.
   *
   * @param list deletes from this list only
   */
  deleteSender(
    email: string,
    list?: 'enquiries' | 'subscribers',
  ): Promise<{ enquiries: number; signups: number }>
  /**
   * Takes the mail that has been due longest, if any is. Nobody else gets it for {@link retryDelayMs}, which is longer than
   * sending takes. Then it is due again, unless {@link Store.markMailed} was called or this was the last try. Times are by
   * the clock of the store, which processes share.
   */
  takeMail(): Promise<{ mail: Mail; tries: number; isLastTry: boolean } | undefined>
  /** When the next mail is due, by the clock of this process; `undefined` without one. */
  nextMailAt(): Promise<Date | undefined>
  /** Removes a mail from the outbox, after it was sent. */
  markMailed(id: Mail['id']): Promise<void>
  /**
   * Makes all mails due after the first pause at the latest, those that were given up included. Not at once, because
   * another process may be sending one.
   */
  retryMails(): Promise<void>
  /** Resolves once what was being added is on disk. */
  close(): Promise<void>
}

/** How long after a try a mail is due again: 2 minutes, 8, 32, and from then on an hour. */
export function retryDelayMs(tries: number): number {
  return Math.min(60, 2 * 4 ** (tries - 1)) * 60_000
}

/** After about five days a mail is given up. */
export const maxTries = 120
