import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { beforeAll, expect, test } from 'vitest'
import { kerningOf, kerningTable } from './kerning.ts'
import { fontOf, tablesOf } from './sfnt.ts'

const letters = 'ATVWoy.'
let font: Buffer

beforeAll(async () => {
  const file = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
  const whole = await readFile(new URL(`../node_modules/${file}`, import.meta.url))
  font = await subsetFont(whole, letters, { targetFormat: 'truetype' })
})

test('a font with a kerning table of its own values is kerned as it was', () => {
  const kerning = kerningOf(font, letters, 0.001)
  expect(kerning.length).toBeGreaterThan(10)
  const tables = tablesOf(font)
  tables.delete('GDEF')
  const again = fontOf(tables.set('GPOS', kerningTable(kerning)))
  expect(kerningOf(again, letters, 0.001)).toEqual(kerning)
})

test('values are rounded to the step, and those below half of it are left out', () => {
  const exact = kerningOf(font, letters, 0.001)
  const coarse = kerningOf(font, letters, 0.02)
  expect(exact.some(({ by }) => by % 20 !== 0)).toBe(true)
  expect(coarse.map(({ by }) => Math.abs(by % 20))).toEqual(coarse.map(() => 0))
  expect(coarse).toHaveLength(exact.filter(({ by }) => Math.abs(by) >= 10).length)
})

test('the tables of a font make up a font of the same tables', () => {
  const tables = tablesOf(font)
  expect([...tables.keys()]).toContain('glyf')
  const again = fontOf(tables)
  expect(tablesOf(again)).toEqual(tables)
  // Directory and checksums too, as the font's own maker wrote them.
  expect(again.subarray(0, 12)).toEqual(font.subarray(0, 12))
  expect(checksums(again)).toEqual(checksums(font))
})

/** Of each table, by tag, but for that of the table that holds the checksum of the file. */
function checksums(file: Buffer) {
  const tags = [...tablesOf(file).keys()]
  return Object.fromEntries(
    tags
      .map((tag, index) => [tag, file.readUInt32BE(12 + 16 * index + 4)] as const)
      .filter(([tag]) => tag !== 'head'),
  )
}
