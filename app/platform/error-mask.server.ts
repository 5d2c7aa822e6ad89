import { getRequest } from '@tanstack/react-start/server'
import { describeError, log } from '~/logging/log.server'
import { unexpectedErrorMessage } from '~/submissions/outcome'

/** Requests that could be read and came as far as the server function they call. */
export const callsReached = new WeakSet<Request>()

/** Keeps what a failing server function threw in the log, and hands the browser the generic message. */
export async function maskErrors<Result>(next: () => Promise<Result>): Promise<Result> {
  callsReached.add(getRequest())
  try {
    return await next()
  } catch (error) {
    log('error', 'server-function-failed', { error: describeError(error) })
    throw new Error(unexpectedErrorMessage)
  }
}
