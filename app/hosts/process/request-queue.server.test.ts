import { expect, test } from 'vitest'
import { RequestQueue } from './request-queue.server'

test('a page does not wait for a hundred other requests before it', async () => {
  const queue = new RequestQueue()
  let handled = 0
  const others = Array.from({ length: 100 }, async () => {
    await queue.waitForTurn('other')
    handled += 1
  })
  await queue.waitForTurn('file')
  expect(handled).toBeLessThan(10)
  await Promise.all(others)
})
