import { expect, test, vi } from 'vitest'
import { readEnv } from '~/environment/server-variables.server'
import { countInAllInstances, RateLimit } from './rate-limit.server'

const countSubmission = vi.hoisted(() => vi.fn())
vi.mock('./store/open-store.server', () => ({ openStore: async () => ({ countSubmission }) }))

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

const sender = { address: '192.0.2.1', network: '192.0.2.0' }

test('instances count together, also with a database that has no password', async () => {
  countSubmission.mockResolvedValue(5 * minute)
  const env = readEnv({ DATABASE_URL: 'postgres://site@127.0.0.1/site' })
  expect(await countInAllInstances(sender, env)).toBe(5)
  expect(JSON.stringify(countSubmission.mock.calls)).not.toContain(sender.address)
})

test('a count that takes over a second allows the submission, and is logged', async () => {
  countSubmission.mockReturnValue(new Promise(() => {}))
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
  const env = readEnv({ DATABASE_URL: 'postgres://site:secret@127.0.0.1/site' })
  expect(await countInAllInstances(sender, env)).toBe(0)
  expect(String(logged.mock.lastCall?.[0])).toContain('"reason":"Error: no count within 1000 ms"')
})
