import { type ServerOutcome, unexpectedFailure } from '~/forms/schema/outcome'

export function acceptedOutcome(message: string): ServerOutcome {
  return { outcome: { status: 'accepted', message }, httpStatus: 200 }
}

/** The visitor reads the unexpected failure; `reason` is for the log. */
export function failedOutcome(reason: string, httpStatus = 502): ServerOutcome {
  return { outcome: unexpectedFailure, httpStatus, reason }
}
