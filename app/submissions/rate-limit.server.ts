import type { Sender } from './sender.server'

const windowMs = 10 * 60 * 1000
/** Bounds the memory: past this, the sender whose window ends first is forgotten. */
const maxSenders = 10_000
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
export function countSubmission({ address, network }: Sender, limit: number): number {
  const now = performance.now()
  return (
    addresses.count(address, limit, now) ||
    networks.count(network, limit * addressesPerNetwork, now)
  )
}
