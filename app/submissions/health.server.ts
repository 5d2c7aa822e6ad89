import { setTimeout as wait } from 'node:timers/promises'
import { ConfigurationError } from '~/environment/variables'
import { describeError, type Log } from '~/logging/log.server'

/** `ok`, or why no submission could be taken now, in one word. */
export type Health = 'ok' | 'configuration' | 'store' | 'timeout'

/** How long an `ok` is the answer. To find it out costs a commit. */
const okMs = 10_000
/** How long another word is the answer, and how long the check may take. */
const checkMs = 1000

/**
 * Whether a submission could be taken now. All who ask in short succession get the same answer. The log has each change.
 *
 * @param check rejects if none could be taken
 */
export function createHealth(check: () => Promise<unknown>, log: Log) {
  let answer: Promise<Health> | undefined
  /** When the last check began, or ended. */
  let checkedAt = 0
  let last: Health = 'ok'

  async function ask(): Promise<Health> {
    let error: string | undefined
    const checked = check().then(
      (): Health => 'ok',
      (thrown): Health => {
        error = describeError(thrown)
        return thrown instanceof ConfigurationError ? 'configuration' : 'store'
      },
    )
    const health = await Promise.race([checked, wait(checkMs, 'timeout' as const)])
    checkedAt = performance.now()
    if (health !== last) log(health === 'ok' ? 'info' : 'error', 'health', { health, error })
    last = health
    return health
  }

  return (): Promise<Health> => {
    if (!answer || performance.now() - checkedAt >= (last === 'ok' ? okMs : checkMs)) {
      answer = ask()
      checkedAt = performance.now()
    }
    return answer
  }
}
