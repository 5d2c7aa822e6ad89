import { expect, test } from 'vitest'
import { clientAddress, SubmissionLimit } from './submission-limit.server'

const minute = 60_000

test('an address is held back past its limit and told how many minutes are left', () => {
  const limit = new SubmissionLimit()
  expect(limit.count('a', 2, 0)).toBe(0)
  expect(limit.count('a', 2, 1 * minute)).toBe(0)
  expect(limit.count('a', 2, 3.5 * minute)).toBe(7)
  expect(limit.count('b', 2, 3.5 * minute)).toBe(0)
})

test('ten minutes after the first submission the count begins anew', () => {
  const limit = new SubmissionLimit()
  limit.count('a', 1, 0)
  expect(limit.count('a', 1, 10 * minute - 1)).toBe(1)
  expect(limit.count('a', 1, 10 * minute)).toBe(0)
})

test('a limit of 0 lets everything through', () => {
  const limit = new SubmissionLimit()
  for (let time = 0; time < 100; time += 1) expect(limit.count('a', 0, time)).toBe(0)
})

test('a flood of addresses pushes out the oldest, not the newest', () => {
  const limit = new SubmissionLimit()
  limit.count('first', 1, 0)
  for (let number = 0; number < 20_000; number += 1) limit.count(`address ${number}`, 1, 1)
  expect(limit.count('address 19999', 1, 2)).toBeGreaterThan(0)
  expect(limit.count('first', 1, 2)).toBe(0)
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
  expect(clientAddress('::1', undefined, 0)).toBe('0:0:0:0::/64')
  expect(clientAddress('::ffff:192.0.2.1', undefined, 0)).toBe('::ffff:192.0.2.1')
})
