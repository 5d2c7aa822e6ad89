import { expect, test } from 'vitest'
import type { Budget } from './budgets.ts'
import { check, checksTable, complaint, render } from './report.ts'

const css: Budget = { what: 'CSS', limit: 14, bound: 'at most', unit: 'KB' }
const score: Budget = { what: 'score', limit: 100, bound: 'at least', unit: 'points' }

test.each([
  [css, 14, true],
  [css, 14.01, false],
  [score, 100, true],
  [score, 99, false],
])('a limit is met up to itself, from its own side (%#)', (budget, measured, met) => {
  expect(check(budget, measured).met).toBe(met)
})

test('what could not be measured meets no limit', () => {
  expect(check(css, Number.NaN).met).toBe(false)
  expect(check(score, Number.NaN).met).toBe(false)
})

test('a missed limit says where, how much, and what was allowed', () => {
  expect(complaint(check(css, 15, '/about'))).toBe('/about: CSS 15, limit at most 14 KB')
})

test('limits are the lines, pages the columns, and what was missed stands out', () => {
  const table = checksTable([check(css, 12, '/'), check(css, 15, '/about'), check(score, 100)])
  expect(render(table)).toBe(`## Limits

|       | limit               | /   | /about    | site |
| ----- | ------------------- | --- | --------- | ---- |
| CSS   | at most 14 KB       | 12  | 15 MISSED |      |
| score | at least 100 points |     |           | 100  |
`)
})
