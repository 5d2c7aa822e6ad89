import ipaddr from 'ipaddr.js'

/** Who sends a request, for the limit and for recognizing a repeated submission. */
export type Sender = {
  /** An IPv4 address, or the /64 network of an IPv6 address, because a subscriber gets the whole network (RFC 6177). */
  address: string
  /** The network around it, which one person may have: /24, or /48 with IPv6. */
  network: string
}

/**
 * Who sends a request; `undefined` where the host does not tell.
 *
 * @param connection the address of whoever has opened the connection
 * @param forwardedFor the header X-Forwarded-For
 */
export type ResolveSender = (
  connection: string | undefined,
  forwardedFor: string | null,
) => Sender | undefined

/** @param onUntrustedProxy called once, when a proxy sends X-Forwarded-For and none is trusted */
export function createResolveSender(
  trustedProxies: number,
  onUntrustedProxy?: () => void,
): ResolveSender {
  let told = false
  return (connection, forwardedFor) => {
    if (forwardedFor && trustedProxies === 0 && !told) {
      told = true
      onUntrustedProxy?.()
    }
    return resolveSender(connection, forwardedFor ?? undefined, trustedProxies)
  }
}

/**
 * Each trusted proxy appends the address of its own client to X-Forwarded-For. The addresses before those may be forged.
 */
export function resolveSender(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): Sender | undefined {
  const hops = (forwardedFor ?? '').split(',')
  const forwarded = trustedProxies === 0 ? undefined : (hops.at(-trustedProxies) ?? hops[0])
  return parseSender(forwarded) ?? parseSender(connection)
}

/** Some proxies add a port to the address. */
function parseSender(text = ''): Sender | undefined {
  const host = text
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  // The usual case without a proxy. The package would throw and catch an error here, which takes 0.1 ms.
  if (host === '') return undefined
  if (ipaddr.IPv4.isValidFourPartDecimal(host)) return ipv4Sender(host)
  if (!ipaddr.IPv6.isValid(host)) return undefined
  const ipv6 = ipaddr.IPv6.parse(host)
  if (ipv6.isIPv4MappedAddress()) return ipv4Sender(ipv6.toIPv4Address().toString())
  const groups = ipv6.parts.map((part) => part.toString(16))
  return {
    address: `${groups.slice(0, 4).join(':')}::/64`,
    network: `${groups.slice(0, 3).join(':')}::/48`,
  }
}

function ipv4Sender(address: string): Sender {
  return { address, network: address.replace(/\d+$/, '0/24') }
}
