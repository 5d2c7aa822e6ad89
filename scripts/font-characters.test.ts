import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontCharacters } from './font-characters.ts'

const styles = readFileSync(new URL('../app/design-system/fonts.css', import.meta.url), 'utf8')

test('the styles ask the cut fonts for the characters that are in them, and for no others', () => {
  const ranges = [...styles.matchAll(/unicode-range:([^;]+);/g)].map(([, range = '']) => range)
  expect(ranges).toHaveLength(2)
  for (const range of ranges) expect(charactersIn(range)).toEqual([...fontCharacters].sort())
})

function charactersIn(range: string): string[] {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCharCode(first + index),
      )
    })
    .sort()
}
