import { expect, test, vi } from 'vitest'
import { countInMemory } from './rate-limit.server'
import { currentSender, resolveSender } from './sender.server'

const request = vi.hoisted(() => ({ forwardedFor: '' }))
vi.mock('@tanstack/react-start/server', () => ({
  getRequestHeader: () => request.forwardedFor,
  getRequestIP: () => '10.0.0.1',
}))

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

test('a proxy whose header is not trusted is logged, once', () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
  currentSender(0)
  request.forwardedFor = '203.0.113.1'
  currentSender(1)
  expect(logged).not.toHaveBeenCalled()
  currentSender(0)
  currentSender(0)
  expect(logged).toHaveBeenCalledOnce()
  expect(`${logged.mock.lastCall}`).toMatch(/proxy-untrusted.*TRUSTED_PROXIES/)
  expect(`${logged.mock.lastCall}`).not.toContain('203.0.113.1')
})

test.each([
  ['a /48 of IPv6', (number: number) => `2001:db8:7:${number.toString(16)}::1`],
  ['a /24 of IPv4', (number: number) => `198.51.100.${number}`],
])('the addresses of %s have a limit together', (_, addressOf) => {
  const counts = Array.from({ length: 60 }, (_, number) => {
    const sender = resolveSender(addressOf(number), undefined, 0)
    return sender ? countInMemory(sender, 10) : undefined
  })
  expect(counts.filter((minutes) => minutes === 0)).toHaveLength(50)
  expect(counts.at(-1)).toBe(10)
})

test('an address that is over its limit takes nothing from its neighbors', () => {
  const send = (address: string) => countInMemory({ address, network: 'shared' }, 2)
  for (let number = 0; number < 50; number += 1) send('loud')
  expect(send('quiet')).toBe(0)
})
