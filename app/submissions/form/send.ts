import * as v from 'valibot'
import { CodeError } from '~/loading/load-code'
import { outcomeSchema, type SubmissionOutcome, unexpectedFailure } from '../submission-outcome'

/** Longer than the longest `API_TIMEOUT_MS`, a minute, so that the server answers first. */
const sendTimeoutMs = 75_000

/** Calls a server function. */
export type Send<Draft> = (call: { data: Draft; signal: AbortSignal }) => Promise<unknown>

/** `post`: the browser has to post the form, as without script. */
export type Result = SubmissionOutcome | 'post'

/** Sends a draft by a server function whose code is loaded first. Never throws. */
export async function send<Draft>(draft: Draft, load: () => Promise<Send<Draft>>): Promise<Result> {
  const deadline = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const call = await load()
    timer = setTimeout(() => deadline.abort(), sendTimeoutMs)
    const answer = await call({ data: draft, signal: deadline.signal })
    if (!v.is(outcomeSchema, answer)) return unexpectedFailure
    return answer.status === 'failed' && answer.outdated ? 'post' : answer
  } catch (error) {
    // The server answers, but no longer has the code, or this browser never requests failed code again.
    return error instanceof CodeError && error.answered ? 'post' : unexpectedFailure
  } finally {
    clearTimeout(timer)
  }
}
