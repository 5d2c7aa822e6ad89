import { expect, test } from 'vitest'
import { sourceFiles } from '../../tests/contracts/source-files.ts'

const drawings = sourceFiles('illustrations/**/*.svg')

test('no drawing has a color of its own', () => {
  // White is not a color here: in a mask it means opaque.
  const literal = /(?:#(?!fff\b)[0-9a-f]{3,8}|(?:oklch|rgb|hsl)a?\([^)]*\))(?=[;}"])/i
  expect(drawings.filter(({ text }) => literal.test(text))).toEqual([])
})

test('every color of the palette is in a drawing', () => {
  const named = drawings.map(({ text }) => text).join('')
  const [palette] = sourceFiles('illustrations/palette.css')
  const names = palette?.text.match(/--drawing-[\w-]+(?=:)/g)
  expect(names?.filter((name) => !named.includes(`var(${name})`))).toEqual([])
})
