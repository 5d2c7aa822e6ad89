import ipaddr from 'ipaddr.js'

const windowMs = 10 * 60 * 1000
/** Bounds the memory: past this, the address whose window ends first is forgotten. */
const maxAddresses = 10_000

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
  count(address: string, limit: number, now: number): number {
    if (limit === 0) return 0
    for (const [oldest, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size <= maxAddresses) break
      this.#windows.delete(oldest)
    }
    const window = this.#windows.get(address) ?? { count: 0, endsAt: now + windowMs }
    // A known address keeps its place.
    this.#windows.set(address, window)
    if (window.count >= limit) return Math.ceil((window.endsAt - now) / 60_000)
    window.count += 1
    return 0
  }
}

/**
 * The address of the client, if it is known. Each trusted proxy appends the address of its own client to X-Forwarded-For.
 * The addresses before those may be forged.
 */
export function clientAddress(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | undefined {
  const hops = (forwardedFor ?? '').split(',')
  const forwarded = trustedProxies === 0 ? undefined : (hops.at(-trustedProxies) ?? hops[0])
  return senderAt(forwarded) ?? senderAt(connection)
}

/**
 * An IPv4 address, or the /64 network of an IPv6 address, because a subscriber gets the whole network (RFC 6177). Some
 * proxies add a port.
 */
function senderAt(text = ''): string | undefined {
  const host = text
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  // The usual case without a proxy. The package would throw and catch an error here, which takes 0.1 ms.
  if (host === '') return undefined
  if (!ipaddr.IPv6.isValid(host)) {
    return ipaddr.IPv4.isValidFourPartDecimal(host) ? host : undefined
  }
  const address = ipaddr.IPv6.parse(host)
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
