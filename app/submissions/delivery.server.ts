import { setResponseHeader } from '@tanstack/react-start/server'
import { type SubmissionOutcome, unexpectedFailure } from './outcome'

/** How a submission ended: what the visitor is told, and for the log why it failed. */
export type Delivery = {
  outcome: SubmissionOutcome
  /** Status of the page that shows the outcome, where the browser itself posted the form. */
  httpStatus: number
  /** For the log. Names no visitor and quotes no upstream text. */
  reason?: string
  retryAfterSeconds?: number
}

export function accepted(message: string): Delivery {
  return { outcome: { status: 'accepted', message }, httpStatus: 200 }
}

export function undelivered(reason: string, httpStatus = 502): Delivery {
  return { outcome: unexpectedFailure, httpStatus, reason }
}

/**
 * The outcome, with the header that belongs to it set on the response to the current request. Identical submissions
 * share one delivery, and each request has a response of its own.
 */
export function answerWith({ outcome, retryAfterSeconds }: Delivery): SubmissionOutcome {
  if (retryAfterSeconds) setResponseHeader('retry-after', String(retryAfterSeconds))
  return outcome
}
