import { expect, test, vi } from 'vitest'
import { createResolveSender, resolveSender } from './sender.server'

test.each([
  [0, '203.0.113.1', '10.0.0.1'],
  [1, 'forged, 203.0.113.1', '203.0.113.1'],
  [2, 'forged, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
  [1, undefined, '10.0.0.1'],
])('with %i trusted proxies, X-Forwarded-For: %s counts as %s', (proxies, header, address) => {
  expect(resolveSender('10.0.0.1', header, proxies)).toMatchObject({ address })
})

test.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2.0/24'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.0/24'],
  ['192.0.2.1:51234', '192.0.2.1', '192.0.2.0/24'],
  // A /64 network of IPv6 counts as one address.
  ['2001:db8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:1:2:0::1%eth0', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1:0:0:9', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64', '2001:db8:1::/48'],
])('%s counts as %s in %s, from a connection and from a proxy', (written, address, network) => {
  expect(resolveSender(written, undefined, 0)).toEqual({ address, network })
  expect(resolveSender('10.0.0.1', written, 1)).toEqual({ address, network })
})

const malformed = ['', 'unknown', '_hidden', 'x'.repeat(8000), '1'.repeat(8000), '::1::', ':::']
test.each(malformed)('%j does not count as an address', (written) => {
  expect(resolveSender('10.0.0.1', written, 1)?.address).toBe('10.0.0.1')
  expect(resolveSender(undefined, written, 1)).toBeUndefined()
})

test('a proxy that is not trusted is told once, and a trusted one never', () => {
  const onUntrustedProxy = vi.fn()
  const untrusting = createResolveSender(0, onUntrustedProxy)
  untrusting('10.0.0.1', null)
  createResolveSender(1, onUntrustedProxy)('10.0.0.1', '203.0.113.1')
  expect(onUntrustedProxy).not.toHaveBeenCalled()
  expect(untrusting('10.0.0.1', '203.0.113.1')?.address).toBe('10.0.0.1')
  untrusting('10.0.0.1', '203.0.113.1')
  expect(onUntrustedProxy).toHaveBeenCalledOnce()
})
