import { expect, test } from 'vitest'
import { median } from './statistics.ts'

test.each([
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('of nothing there is no median', () => {
  expect(() => median([])).toThrow('No values')
})
