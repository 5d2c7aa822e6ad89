import { describeError } from '~/logging/log.server'
import type { Parts } from './submissions.server'

/** `ok`, or why no submission could be taken now, in one word. */
export type Health = 'ok' | 'configuration' | 'store' | 'timeout'

/** The store is asked once in this time, and may take as long to answer. */
const checkMs = 1000

/** Words for errors by their names. */
const words: Record<string, Health> = {
  ConfigurationError: 'configuration',
  TimeoutError: 'timeout',
}

/**
 * Whether a submission could be taken now. All who ask within a second get the same answer. With an API host it speaks for
 * this process only. The log has each change.
 */
export function createHealth({
  apiHost,
  store,
  log,
  now,
}: Required<Omit<Parts, 'mailing' | 'limit'>>) {
  let last: { health: Promise<Health>; startedAt: number } | undefined
  let logged: Health = 'ok'

  async function check(): Promise<Health> {
    let health: Health = 'ok'
    let error: string | undefined
    try {
      if (!apiHost) await withinTime(store().then((opened) => opened.check()))
    } catch (thrown) {
      health = (thrown instanceof Error && words[thrown.name]) || 'store'
      error = describeError(thrown)
    }
    if (health !== logged) log(health === 'ok' ? 'info' : 'error', 'health', { health, error })
    logged = health
    return health
  }

  return (): Promise<Health> => {
    if (!last || now() - last.startedAt >= checkMs) last = { health: check(), startedAt: now() }
    return last.health
  }
}

async function withinTime(answer: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const error = new DOMException(`no answer from the store within ${checkMs} ms`, 'TimeoutError')
  const timer = setTimeout(reject, checkMs, error)
  await Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
