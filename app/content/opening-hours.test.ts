import { expect, test } from 'vitest'
import { daysOpen, describeHours } from './opening-hours'

test.each([
  [
    { from: 'Monday', to: 'Wednesday', opens: '09:00', closes: '17:30' },
    ['Monday', 'Tuesday', 'Wednesday'],
    'Monday to Wednesday, 9 am to 5:30 pm',
  ],
  [
    { from: 'Saturday', to: 'Saturday', opens: '00:00', closes: '12:00' },
    ['Saturday'],
    'Saturday, 12 am to 12 pm',
  ],
])('%o', (hours, days, words) => {
  expect(daysOpen(hours)).toEqual(days)
  expect(describeHours(hours)).toBe(words)
})

test('a week ends on Sunday', () => {
  expect(daysOpen({ from: 'Sunday', to: 'Monday', opens: '09:00', closes: '10:00' })).toEqual([])
})
