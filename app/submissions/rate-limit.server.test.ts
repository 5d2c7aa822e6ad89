import { expect, test } from 'vitest'
import { memoryInUse } from '../../tests/support/memory.ts'
import { clientAddress, RateLimit } from './rate-limit.server'

const minute = 60_000

test('an address is held back past its limit and told how many minutes are left', () => {
  const limit = new RateLimit()
  expect(limit.count('a', 2, 0)).toBe(0)
  expect(limit.count('a', 2, 1 * minute)).toBe(0)
  expect(limit.count('a', 2, 3.5 * minute)).toBe(7)
  expect(limit.count('b', 2, 3.5 * minute)).toBe(0)
})

test('ten minutes after the first submission the count begins anew', () => {
  const limit = new RateLimit()
  limit.count('a', 1, 0)
  expect(limit.count('a', 1, 10 * minute - 1)).toBe(1)
  expect(limit.count('a', 1, 10 * minute)).toBe(0)
})

test('a limit of 0 lets everything through', () => {
  const limit = new RateLimit()
  for (let time = 0; time < 100; time += 1) expect(limit.count('a', 0, time)).toBe(0)
})

test('a flood of addresses pushes out the oldest, not the newest', () => {
  const limit = new RateLimit()
  limit.count('first', 1, 0)
  for (let number = 0; number < 20_000; number += 1) limit.count(`address ${number}`, 1, 1)
  expect(limit.count('address 19999', 1, 2)).toBeGreaterThan(0)
  expect(limit.count('first', 1, 2)).toBe(0)
})

test('a hundred thousand addresses take no more memory than ten thousand', () => {
  const limit = new RateLimit()
  const flood = (first: number, count: number) => {
    for (let number = first; number < first + count; number += 1) {
      limit.count(`2001:db8:${(number >> 16).toString(16)}:${number.toString(16)}::/64`, 10, number)
    }
    return memoryInUse()
  }
  const before = flood(0, 10_000)
  expect(flood(10_000, 100_000) - before).toBeLessThan(2_000_000)
})

test('without a trusted proxy the connection counts, whatever the header says', () => {
  expect(clientAddress('192.0.2.9', '203.0.113.1', 0)).toBe('192.0.2.9')
})

test('with trusted proxies the address that the outermost of them saw counts', () => {
  expect(clientAddress('10.0.0.1', 'forged, 203.0.113.1', 1)).toBe('203.0.113.1')
  expect(clientAddress('10.0.0.1', 'forged, 203.0.113.1, 10.0.0.2', 2)).toBe('203.0.113.1')
  expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
})

test('an IPv6 network of 64 bits counts as one address', () => {
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
  'what is no address (%j) never counts as one',
  (written) => {
    expect(clientAddress('10.0.0.1', written, 1)).toBe('10.0.0.1')
    expect(clientAddress(undefined, written, 1)).toBeUndefined()
  },
)
