import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const illustrations = new URL('.', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, illustrations), 'utf8')
const drawings = readdirSync(illustrations, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({ file, svg: read(file) }))

test('no drawing has a color of its own', () => {
  // White is not a color here: in a mask it means opaque.
  const literal = /(?:#(?!fff\b)[0-9a-f]{3,8}|(?:oklch|rgb|hsl)a?\([^)]*\))(?=[;}"])/i
  expect(drawings.filter(({ svg }) => literal.test(svg)).map(({ file }) => file)).toEqual([])
})

test('every color of the palette is in a drawing', () => {
  const named = drawings.map(({ svg }) => svg).join('')
  const palette = read('palette.css').match(/--drawing-[\w-]+(?=:)/g) ?? []
  expect(palette.filter((name) => !named.includes(`var(${name})`))).toEqual([])
})
