import { expect, test } from 'vitest'
import { RequestQueue } from './request-queue.server'

test('a page does not wait for a hundred submissions before it', async () => {
  const queue = new RequestQueue()
  let handled = 0
  const submissions = Array.from({ length: 100 }, async () => {
    await queue.waitForEventLoop({ method: 'POST' })
    handled += 1
  })
  await queue.waitForEventLoop({ method: 'GET' })
  expect(handled).toBeLessThan(10)
  await Promise.all(submissions)
})
