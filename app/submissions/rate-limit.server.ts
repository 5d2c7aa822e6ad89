import ipaddr from 'ipaddr.js'

const windowMs = 10 * 60 * 1000
/** When more addresses are known, the one whose window ends first is forgotten, so that memory is bounded. */
const mostAddresses = 10_000

type Window = { count: number; endsAt: number }

/**
 * Counts the submissions of each address in windows of ten minutes that begin with the first of them. All windows are
 * equally long, so the oldest entry of the map always ends first.
 */
export class RateLimit {
  readonly #windows = new Map<string, Window>()

  /**
   * Counts one submission.
   *
   * @param limit how many are allowed in a window; 0 allows all
   * @param now in milliseconds, by any clock that does not go back
   * @returns 0 when it is allowed, otherwise the minutes (rounded up) until the next one is
   */
  count(address: string, limit: number, now: number): number {
    if (limit === 0) return 0
    const window = this.#windowOf(address, now)
    if (window.count >= limit) return Math.ceil((window.endsAt - now) / 60_000)
    window.count += 1
    return 0
  }

  #windowOf(address: string, now: number): Window {
    for (const [oldest, window] of this.#windows) {
      if (window.endsAt > now && this.#windows.size <= mostAddresses) break
      this.#windows.delete(oldest)
    }
    const known = this.#windows.get(address)
    if (known) return known
    const window = { count: 0, endsAt: now + windowMs }
    this.#windows.set(address, window)
    return window
  }
}

/**
 * The address that a request came from, as far as it can be trusted: each proxy appends to X-Forwarded-For the address
 * it was called from, and whatever stands before those was written by the caller.
 *
 * @param connection the address at the other end of the connection
 * @param trustedProxies how many of the firm's own proxies stand in front
 * @returns what counts as one sender, and `undefined` where no address is known
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
 * An IPv4 address as it is. Of an IPv6 address the /64 network, because that is what one subscriber has (RFC 6177).
 * Some proxies add a port. Anything else is no address, and not counted: the caller may have written it.
 */
function senderAt(text = ''): string | undefined {
  const host = text
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  if (ipaddr.IPv4.isValidFourPartDecimal(host)) return host
  if (!ipaddr.IPv6.isValid(host)) return undefined
  const address = ipaddr.IPv6.parse(host)
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
