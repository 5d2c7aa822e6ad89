import { expect, test } from 'vitest'
import { clientAddress, RateLimit } from './rate-limit.server'

const minute = 60_000

test('over the limit an address is refused, with the minutes until it may try again', () => {
  const limit = new RateLimit()
  expect(limit.count('a', 2, 0)).toBe(0)
  expect(limit.count('a', 2, 1 * minute)).toBe(0)
  expect(limit.count('a', 2, 3.5 * minute)).toBe(7)
  expect(limit.count('b', 2, 3.5 * minute)).toBe(0)
})

test('the count starts again ten minutes after the first submission', () => {
  const limit = new RateLimit()
  limit.count('a', 1, 0)
  expect(limit.count('a', 1, 10 * minute - 1)).toBe(1)
  expect(limit.count('a', 1, 10 * minute)).toBe(0)
  const other = new RateLimit()
  other.count('a', 1, 0)
  expect(other.count('a', 1, 12 * minute), 'after two minutes more').toBe(0)
})

test('10,000 addresses are remembered; one more evicts the oldest', () => {
  const limit = new RateLimit()
  for (let number = 0; number <= 10_000; number += 1) limit.count(`address ${number}`, 1, number)
  expect(limit.count('address 1', 1, 10_001)).toBe(10)
  expect(limit.count('address 10000', 1, 10_001)).toBe(10)
  expect(limit.count('address 0', 1, 10_001)).toBe(0)
})

test.each([
  [0, '203.0.113.1', '10.0.0.1'],
  [1, 'forged, 203.0.113.1', '203.0.113.1'],
  [2, 'forged, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
  [1, undefined, '10.0.0.1'],
])('with %i trusted proxies, X-Forwarded-For: %s counts as %s', (proxies, header, counts) => {
  expect(clientAddress('10.0.0.1', header, proxies)).toBe(counts)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:51234', '192.0.2.1'],
  // A /64 network of IPv6 counts as one address.
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:0::1%eth0', '2001:db8:1:2::/64'],
  ['2001:db8::1:0:0:9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
])('%s counts as %s, from a connection and from a proxy', (written, counts) => {
  expect(clientAddress(written, undefined, 0)).toBe(counts)
  expect(clientAddress('10.0.0.1', written, 1)).toBe(counts)
})

const malformed = ['', 'unknown', '_hidden', 'x'.repeat(8000), '1'.repeat(8000), '::1::', ':::']
test.each(malformed)('%j does not count as an address', (written) => {
  expect(clientAddress('10.0.0.1', written, 1)).toBe('10.0.0.1')
  expect(clientAddress(undefined, written, 1)).toBeUndefined()
})
