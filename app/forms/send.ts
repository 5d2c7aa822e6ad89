import * as v from 'valibot'
import { CodeError, isSiteDown, loadCode } from '~/loading/load-code'
import { type Outcome, outcomeSchema, unexpectedFailure } from './schema/outcome'

/** Longer than the longest `API_TIMEOUT_MS`, a minute, so that the server answers first. */
const sendTimeoutMs = 75_000

/** Calls a server function. */
export type Send<Draft> = (call: { data: Draft; signal: AbortSignal }) => Promise<unknown>

/**
 * Sends a valid draft by a server function whose code is loaded first. Never throws.
 *
 * @returns `post` if the browser has to post the form, as without script: the code that sends it cannot be loaded, or the
 *   server has other rules than this page, which is of an earlier deployment
 */
export async function send<Draft>(
  draft: Draft,
  load: () => Promise<Send<Draft>>,
): Promise<Outcome | 'post'> {
  const deadline = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const call = await loadCode(load)
    timer = setTimeout(() => deadline.abort(), sendTimeoutMs)
    const answer = await call({ data: draft, signal: deadline.signal })
    if (!v.is(outcomeSchema, answer)) return unexpectedFailure
    return answer.status === 'incomplete' ? 'post' : answer
  } catch (error) {
    return error instanceof CodeError && !isSiteDown(error) ? 'post' : unexpectedFailure
  } finally {
    clearTimeout(timer)
  }
}
