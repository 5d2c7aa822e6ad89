import type { Enquiry } from '~/submissions/contact'
import type { Subscription } from '~/submissions/newsletter'
import { type SubmissionOutcome, unexpectedFailure } from '~/submissions/outcome'

/** The two calls of the site, by the last part of their path. */
export type ApiCall =
  | { path: 'contact'; payload: Enquiry }
  | { path: 'subscribe'; payload: Subscription }

/** How a call ended: what the visitor is told, and for the log why it did not go well. */
export type Delivery = {
  outcome: SubmissionOutcome
  /** Status for the page that shows the outcome, where the browser itself posted the form. */
  httpStatus: number
  /** For the log; names no visitor and quotes no upstream text. */
  reason?: string
}

export function undelivered(reason: string, httpStatus = 502): Delivery {
  return { outcome: unexpectedFailure, httpStatus, reason }
}
