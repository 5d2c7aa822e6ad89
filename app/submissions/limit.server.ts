import type { Sender } from './sender.server'

const windowMs = 10 * 60 * 1000
/** Bounds the memory: past this, the sender whose window ends first is forgotten. */
const maxSenders = 10_000
/** A network may send as much as this many addresses. */
const addressesPerNetwork = 5

/** Counts a submission of a sender. Returns 0 if it is allowed, otherwise the minutes until the next one is, rounded up. */
export type MinutesToWait = (sender: Sender) => number

/**
 * Limits the submissions of each sender in this process.
 *
 * @param limit how many an address may make in ten minutes; 0 means no limit
 */
export function createLimit(limit: number): MinutesToWait {
  if (limit === 0) return () => 0
  const addresses = new Windows(limit)
  const networks = new Windows(limit * addressesPerNetwork)
  return ({ address, network }) => {
    const time = performance.now()
    const minutes = networks.minutesLeft(network, time) || addresses.minutesLeft(address, time)
    // Only what both allow is counted: a network over its limit must not fill the memory with its addresses.
    if (minutes > 0) return minutes
    addresses.count(address, time)
    networks.count(network, time)
    return 0
  }
}

/** The windows of ten minutes in which senders are counted. All have the same length, so the oldest entry ends first. */
class Windows {
  readonly #windows = new Map<string, { count: number; endsAt: number }>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  minutesLeft(sender: string, now: number): number {
    const { count = 0, endsAt = now } = this.#windows.get(sender) ?? {}
    return count < this.#limit || endsAt <= now ? 0 : Math.ceil((endsAt - now) / 60_000)
  }

  count(sender: string, now: number): void {
    for (const [oldest, { endsAt }] of this.#windows) {
      if (endsAt > now) break
      this.#windows.delete(oldest)
    }
    const window = this.#windows.get(sender)
    if (window) {
      window.count += 1
      return
    }
    const [oldest] = this.#windows.keys()
    if (oldest !== undefined && this.#windows.size >= maxSenders) this.#windows.delete(oldest)
    this.#windows.set(sender, { count: 1, endsAt: now + windowMs })
  }
}
