import { expect, test } from 'vitest'
import { medians, missed } from './figures.ts'
import { removeScript } from './remove-script.ts'

const figures = (...values: number[]) =>
  values.map((value) => ({ what: 'first response, ms', of: 'site', value, min: 1, max: 300 }))

test('a limit is missed beyond it, and by what is no number', () => {
  expect(missed(figures(1, 300))).toEqual([])
  expect(missed(figures(0, 301, Number.NaN))).toHaveLength(3)
})

test('the median is the middle value, whatever the order of the runs', () => {
  expect(medians(figures(10, 9, 100))).toEqual(figures(10))
})

test('the static page loses its script and the preloads of it, and nothing else', () => {
  const style =
    '<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2">'
  const data = '<script type="application/ld+json">{"a":1}</script>'
  const preloads = '<link rel="modulepreload" href="/a.js"><link as="script" rel="preload"/>'
  const script = '<script type="module" src="/a.js"></script><script nonce="x">a < b\n</script>'
  expect(removeScript(style + preloads + data + script)).toBe(style + data)
})
