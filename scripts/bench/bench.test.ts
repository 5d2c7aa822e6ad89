import { expect, test } from 'vitest'
import { medians, missed, removeScript } from './figures.ts'

const figures = (...values: number[]) =>
  values.map((value) => ({ what: 'first response, ms', of: 'site', value, min: 1, max: 300 }))

test('a figure beyond its limit misses it, and so does one that is not a number', () => {
  expect(missed(figures(0, 1, 300, 301, Number.NaN))).toHaveLength(3)
})

test('the median is the middle value, whatever the order of the runs', () => {
  expect(medians(figures(10, 9, 100))).toEqual(figures(10))
})

test('the static page loses its script and the preloads of it, and nothing else', () => {
  const kept = '<link rel="preload" as="font"/><script type="application/ld+json">{}</script>'
  const preloads = '<link rel="modulepreload" href="/a.js"><link as="script" rel="preload"/>'
  const script = '<script type="module"></script><script nonce="x">a < b\n</script>'
  expect(removeScript(preloads + kept + script)).toBe(kept)
})
