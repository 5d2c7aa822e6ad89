import { readFileSync } from 'node:fs'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { fontCharacters } from './font-characters.ts'

const designSystem = new URL('../app/design-system/', import.meta.url)
const styles = readFileSync(new URL('fonts.css', designSystem), 'utf8')

test('the styles ask the cut fonts for the characters that are in them, and for no others', () => {
  const ranges = [...styles.matchAll(/unicode-range:([^;]+);/g)].map(([, range = '']) => range)
  expect(ranges).toHaveLength(2)
  for (const range of ranges) expect(charactersIn(range)).toEqual([...fontCharacters].sort())
})

test.each(['newsreader', 'instrument-sans'])('%s has all of them', async (name) => {
  const file = readFileSync(new URL(`fonts/${name}.woff2`, designSystem))
  const font = await subsetFont(file, fontCharacters, { targetFormat: 'truetype' })
  const characters = String.fromCodePoint(...new Face(new Blob(font)).collectUnicodes())
  expect([...characters].sort()).toEqual([...fontCharacters].sort())
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
