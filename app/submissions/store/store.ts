import * as v from 'valibot'
import type { Enquiry } from '../contact.ts'
import type { Signup } from '../newsletter.ts'

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
export type InboxRecord = ({ enquiry: Enquiry } | { signup: Signup }) & {
  receivedAt: Date
  mail?: Mail | undefined
}

/** Not {@link Enquiry}: a stored enquiry has the fields that the form had at the time. */
export const storedEnquirySchema = v.record(
  v.string(),
  v.union([v.string(), v.number(), v.boolean()]),
)

export type StoredEnquiry = v.InferOutput<typeof storedEnquirySchema> & {
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
  enquiry?: number
  /** Or the address of the subscriber that it is about. */
  subscriber?: string
  tries: number
  /** ISO 8601, UTC. */
  nextTry: string
}
