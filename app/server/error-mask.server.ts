import { unexpectedErrorMessage } from '~/schemas/submission'
import { describeError, log } from './log.server'

/** Keeps what a failing server function threw in the log, and hands the browser the generic message. */
export async function maskErrors<Result>(next: () => Promise<Result>): Promise<Result> {
  try {
    return await next()
  } catch (error) {
    log('error', 'server-function-failed', { error: describeError(error) })
    throw new Error(unexpectedErrorMessage)
  }
}
