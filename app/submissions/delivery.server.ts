import { setResponseHeader } from '@tanstack/react-start/server'
import { type SubmissionOutcome, unexpectedFailure } from '~/forms/schema/submission-outcome'

export type Delivery = {
  outcome: SubmissionOutcome
  /** The status of the page, for a form that the browser posted without script. */
  httpStatus: number
  /** Why it failed, for the log. Must not contain personal data or text from the API host. */
  reason?: string
  retryAfterSeconds?: number
}

export function acceptedDelivery(message: string): Delivery {
  return { outcome: { status: 'accepted', message }, httpStatus: 200 }
}

/** The visitor reads the unexpected failure; `reason` is for the log. */
export function failedDelivery(reason: string, httpStatus = 502): Delivery {
  return { outcome: unexpectedFailure, httpStatus, reason }
}

/** Sets a header of the current response too: identical submissions share one delivery, but each has its own response. */
export function respond({ outcome, retryAfterSeconds }: Delivery): SubmissionOutcome {
  if (retryAfterSeconds) setResponseHeader('retry-after', String(retryAfterSeconds))
  return outcome
}
