import { createHmac } from 'node:crypto'
import type { Env } from '~/environment/server-variables.server'
import { describeError, log } from '~/logging/log.server'
import type { Sender } from './sender.server'
import { openStore } from './store/open-store.server'

const windowMs = 10 * 60 * 1000
/** Bounds the memory: past this, the sender whose window ends first is forgotten. */
const maxSenders = 10_000
/** How long a submission waits for the count of all instances. */
const sharedCountMs = 1000
/** A network may send as much as this many addresses. */
const addressesPerNetwork = 5

/** The rate limit, in windows of ten minutes. All have the same length, so the oldest entry of the map ends first. */
export class RateLimit {
  readonly #windows = new Map<string, { count: number; endsAt: number }>()

  /**
   * Counts one submission.
   *
   * @param limit how many are allowed in a window; 0 means no limit
   * @param now in milliseconds, by a monotonic clock
   * @returns 0 if it is allowed, otherwise the minutes until the next one is, rounded up
   */
  count(sender: string, limit: number, now: number): number {
    if (limit === 0) return 0
    for (const [oldest, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size <= maxSenders) break
      this.#windows.delete(oldest)
    }
    const window = this.#windows.get(sender) ?? { count: 0, endsAt: now + windowMs }
    // A known sender keeps its place.
    this.#windows.set(sender, window)
    if (window.count >= limit) return Math.ceil((window.endsAt - now) / 60_000)
    window.count += 1
    return 0
  }
}

const addresses = new RateLimit()
const networks = new RateLimit()

/** Counts one submission for the sender's address and, if that is not over its limit, for its network. */
export function countInMemory({ address, network }: Sender, limit: number): number {
  const now = performance.now()
  return (
    addresses.count(address, limit, now) ||
    networks.count(network, limit * addressesPerNetwork, now)
  )
}

/**
 * Like {@link countInMemory}, with what other instances have counted in the database. Allows the submission when that
 * takes longer than a second or fails. The database gets no address, but a hash that nobody can undo who only reads it. (A
 * database without a password has nothing that only the instances know; there its name is the key.)
 */
export async function countInAllInstances(sender: Sender, env: Env): Promise<number> {
  const { DATABASE_URL: server, SUBMISSION_LIMIT: limit } = env
  const minutes = countInMemory(sender, limit)
  if (minutes > 0 || limit === 0 || !server || env.API_HOST) return minutes
  const hash = (text: string) =>
    createHmac('sha256', server.password || server.database)
      .update(text)
      .digest()
  const store = await openStore(env)
  const counted = store.countSubmission?.({
    address: hash(sender.address),
    network: hash(sender.network),
    limit,
    networkLimit: limit * addressesPerNetwork,
    windowMs,
  })
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, sharedCountMs, new Error(`no count within ${sharedCountMs} ms`)),
  )
  const ms = await Promise.race([counted, late]).catch((error) => {
    log('error', 'rate-limit', { reason: describeError(error) })
  })
  return Math.ceil((ms ?? 0) / 60_000)
}
