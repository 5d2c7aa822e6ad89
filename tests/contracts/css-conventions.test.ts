import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const files = sourceFiles('**/*.css').map(({ path, text }) => ({
  path,
  text: text.replace(/\/\*.*?\*\//gs, ''),
}))
const modules = files.filter(({ path }) => path.endsWith('.module.css'))
const drawings = sourceFiles('illustrations/**/*.svg')

const except = (...paths: string[]) => files.filter(({ path }) => !paths.includes(path))
const [tokens, palette] = ['design-system/tokens.css', 'illustrations/palette.css']
const color = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch)a?\(/i
const size = /\bfont(-size)?:(?! inherit)(?!.*var\(--text-).*\d(rem|px)/
/** White is not a color here: in a mask it means opaque. */
const drawn = /#(?!fff\b)[0-9a-f]{3,8}(?=[;}"])|\b(oklch|rgb|hsl)a?\(/i
const side =
  /^\s*((margin|padding|border|inset)-(left|right|top|bottom)|left|right|top|bottom|((min|max)-)?(width|height))\s*:/

test.each([
  ['every rule is in a layer', /^([^\s@/}*]|@(media|container|font-face|supports))/, files],
  ['only the tokens and the palette contain raw colors', color, except(tokens, palette)],
  ['no drawing has a color of its own', drawn, drawings],
  ['only the tokens contain sizes of text', size, except(tokens)],
  ['properties are logical, such as margin-block-start for margin-top', side, files],
])('%s', (_, forbidden, among) => {
  const lines = among.flatMap(({ path, text }) => text.split('\n').map((line) => ({ path, line })))
  expect(lines.filter(({ line }) => forbidden.test(line))).toEqual([])
})

const allMatches = (among: typeof files, pattern: RegExp) =>
  among.flatMap(({ text }) => Array.from(text.matchAll(pattern), ([, name]) => name))

test('every custom property that is used is defined', () => {
  const defined = new Set(allMatches(files, /(--[\w-]+):/g))
  expect(allMatches(files, /var\((--[\w-]+)/g).filter((name) => !defined.has(name))).toEqual([])
})

test('every class that a component uses is in its CSS module, and every class in a module is used', () => {
  const used = new Set<string>()
  const computed = new Set<string>()
  for (const { path, text } of sourceFiles('**/*.tsx')) {
    for (const [, styles, file = ''] of text.matchAll(/import (\w+) from '(.+\.module\.css)'/g)) {
      const module = join(dirname(path), file)
      if (text.includes(`${styles}[`)) computed.add(module)
      const names = text.matchAll(RegExp(`\\b${styles}\\.(\\w+)`, 'g'))
      for (const [, name] of names) used.add(`${module} .${name}`)
    }
  }
  const defined = modules.flatMap(({ path, text }) => {
    const rules = text.replaceAll(/url\([^)]*\)/g, '')
    const names = rules.matchAll(/\.([a-z]\w*)/gi)
    return computed.has(path) ? [] : Array.from(names, ([, name]) => `${path} .${name}`)
  })
  expect(new Set(defined)).toEqual(used)
})
