import { expect, test } from 'vitest'
import { clientAddress, RateLimit } from './rate-limit.server'

const minute = 60_000

test('past the limit an address is refused, and told the minutes that are left', () => {
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
})

test('a limit of 0 allows everything', () => {
  const limit = new RateLimit()
  for (let time = 0; time < 100; time += 1) expect(limit.count('a', 0, time)).toBe(0)
})

test('10,000 addresses are remembered; the next pushes out the oldest', () => {
  const limit = new RateLimit()
  for (let number = 0; number <= 10_000; number += 1) limit.count(`address ${number}`, 1, number)
  expect(limit.count('address 1', 1, 10_001)).toBe(10)
  expect(limit.count('address 10000', 1, 10_001)).toBe(10)
  expect(limit.count('address 0', 1, 10_001)).toBe(0)
})

test('without a trusted proxy the connection counts, whatever the header says', () => {
  expect(clientAddress('192.0.2.9', '203.0.113.1', 0)).toBe('192.0.2.9')
})

test('with trusted proxies the address that the first of them was called from counts', () => {
  expect(clientAddress('10.0.0.1', 'forged, 203.0.113.1', 1)).toBe('203.0.113.1')
  expect(clientAddress('10.0.0.1', 'forged, 203.0.113.1, 10.0.0.2', 2)).toBe('203.0.113.1')
  expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
})

test('a /64 network of IPv6 counts as one address', () => {
  const one = clientAddress('2001:db8:1:2::1', undefined, 0)
  expect(clientAddress('2001:db8:1:2:ffff::9', undefined, 0)).toBe(one)
  expect(clientAddress('2001:db8:1:3::1', undefined, 0)).not.toBe(one)
  expect(clientAddress('2001:0DB8:1:2:0::1%eth0', undefined, 0)).toBe(one)
  expect(clientAddress('::1', undefined, 0)).toBe('0:0:0:0::/64')
  expect(clientAddress('2001:db8::1:0:0:9', undefined, 0)).toBe('2001:db8:0:0::/64')
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:51234', '192.0.2.1'],
  ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
])('a proxy may write the address as %s', (written, counts) => {
  expect(clientAddress('10.0.0.1', written, 1)).toBe(counts)
})

test.each(['', 'unknown', '_hidden', 'x'.repeat(8000), '1'.repeat(8000), '::1::', ':::'])(
  '%j is not taken for an address',
  (written) => {
    expect(clientAddress('10.0.0.1', written, 1)).toBe('10.0.0.1')
    expect(clientAddress(undefined, written, 1)).toBeUndefined()
  },
)
