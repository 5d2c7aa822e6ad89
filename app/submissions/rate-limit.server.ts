const windowMs = 10 * 60 * 1000
/** So many addresses are remembered at once; past that, the one whose window ends first is forgotten. */
const mostAddresses = 10_000

type Window = { count: number; endsAt: number }

/**
 * Counts the submissions of each address in windows of ten minutes, from the first of them. All windows are
 * equally long, so the oldest entry of the map is always the one that ends first.
 */
export class SubmissionLimit {
  readonly #windows = new Map<string, Window>()

  /**
   * Counts one submission.
   *
   * @param limit how many are let through in a window; 0 lets all through
   * @param now in milliseconds, of any clock that does not go back
   * @returns 0 when it is let through, otherwise the minutes (rounded up) until the next one would be
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
 * The address that a request came from, as far as it can be believed: each proxy in front adds the address it
 * was called from at the end of X-Forwarded-For, and what stands before those was written by the caller.
 *
 * @param connection the address at the other end of the connection
 * @param trustedProxies how many proxies of the firm's own stand in front
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
 * An IPv4 address as it is; of an IPv6 address the network, because a subscriber has a whole /64 to send from
 * (RFC 6177). Some proxies add a port, which is left out. Anything else is not an address: a header could fill
 * the table with long ones.
 */
function senderAt(text = ''): string | undefined {
  const ipv4 = /^\s*(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?\s*$/i.exec(text)
  if (ipv4) return ipv4[1]
  const ipv6 = /^\s*\[?([\da-f:.]+)(?:%[^\]]*)?(?:\](?::\d+)?)?\s*$/i.exec(text)
  // The one parser of IPv6 that every host has; it writes each address in one way (RFC 5952).
  const address = URL.parse(`http://[${ipv6?.[1]}]`)?.hostname.slice(1, -1)
  return address && networkOf(address)
}

function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const groups = address.includes('::')
    ? [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
    : before
  return `${groups.slice(0, 4).join(':')}::/64`
}
