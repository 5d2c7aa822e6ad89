import { type Delivery, unexpectedFailure } from '~/forms/schema/outcome'

export function acceptedDelivery(message: string): Delivery {
  return { outcome: { status: 'accepted', message }, httpStatus: 200 }
}

/** The visitor reads the unexpected failure; `reason` is for the log. */
export function failedDelivery(reason: string, httpStatus = 502): Delivery {
  return { outcome: unexpectedFailure, httpStatus, reason }
}
