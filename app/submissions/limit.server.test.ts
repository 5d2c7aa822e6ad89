import { expect, test, vi } from 'vitest'
import { createLimit } from './limit.server'
import { resolveSender } from './sender.server'

const minute = 60_000

/** A limit whose clock the test sets, in minutes, and which is asked by address. */
function limitOf(limit: number) {
  const clock = vi.spyOn(performance, 'now')
  const count = createLimit(limit)
  return (address: string, minutes = 0) => {
    clock.mockReturnValue(minutes * minute)
    const sender = resolveSender(address, undefined, 0)
    return sender ? count(sender) : Number.NaN
  }
}

test('over the limit an address is refused, with the minutes until it may try again', () => {
  const send = limitOf(2)
  expect(send('192.0.2.1')).toBe(0)
  expect(send('192.0.2.1', 1)).toBe(0)
  expect(send('192.0.2.1', 3.5)).toBe(7)
  expect(send('192.0.2.2', 3.5)).toBe(0)
})

test('the count starts again ten minutes after the first submission', () => {
  const send = limitOf(1)
  send('192.0.2.1')
  expect(send('192.0.2.1', 9.9)).toBe(1)
  expect(send('192.0.2.1', 10)).toBe(0)
  expect(send('192.0.2.1', 12)).toBe(8)
})

test('with 0 there is no limit', () => {
  const send = limitOf(0)
  for (let count = 0; count < 100; count += 1) expect(send('192.0.2.1')).toBe(0)
})

test('10,000 addresses are remembered; one more evicts the oldest', () => {
  const send = limitOf(1)
  const address = (number: number) => `10.${number >> 8}.${number & 255}.1`
  for (let number = 0; number <= 10_000; number += 1) send(address(number))
  expect(send(address(1))).toBe(10)
  expect(send(address(10_000))).toBe(10)
  expect(send(address(0))).toBe(0)
})

test.each([
  ['a /48 of IPv6', (number: number) => `2001:db8:7:${number.toString(16)}::1`],
  ['a /24 of IPv4', (number: number) => `198.51.100.${number}`],
])('the addresses of %s have a limit together', (_, addressOf) => {
  const send = limitOf(10)
  const counts = Array.from({ length: 60 }, (_, number) => send(addressOf(number)))
  expect(counts.filter((minutes) => minutes === 0)).toHaveLength(50)
  expect(counts.at(-1)).toBe(10)
})

test('an address that is over its limit takes nothing from its neighbors', () => {
  const send = limitOf(2)
  for (let number = 0; number < 50; number += 1) send('192.0.2.1')
  expect(send('192.0.2.2')).toBe(0)
})

test('one network with many addresses pushes nobody out of the memory', () => {
  const send = limitOf(1)
  send('192.0.2.1')
  for (let number = 0; number <= 10_000; number += 1) send(`2001:db8:7:${number.toString(16)}::1`)
  expect(send('192.0.2.1')).toBe(10)
})
