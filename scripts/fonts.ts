/**
 * `npm run fonts`: cuts the site's fonts down to what its pages are written in. Writes `app/design-system/fonts`; a
 * letter that is not in there comes from a larger file (see `fonts.css`). What is left out, and why: decision 013.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { fontCharacters } from './font-characters.ts'
import { kerningOf, kerningTable } from './kerning.ts'
import { fontOf, tablesOf } from './sfnt.ts'

/** What the package's types do not know yet. */
type Options = NonNullable<Parameters<typeof subsetFont>[2]> & {
  keepFeatures?: readonly string[]
  keepAllGlyphs?: boolean
}

type Axes = NonNullable<Options['variationAxes']>

/** Kerning, and figures that stand under each other or on the line. Nothing else is asked for in the styles. */
const keepFeatures = ['kern', 'tnum', 'lnum']

/** Newsreader is for headlines: one weight, cut for the size of a title, and finer in a headline than its text cut. */
const headlines: Axes = { opsz: 28, wght: 400 }

/** Instrument Sans sets text, labels and buttons, and stays variable. All of its weights have the kerning of the regular. */
const text: Axes = { wght: { min: 400, max: 600 } }

const newsreader = await original('newsreader', 'opsz')
await write(
  'newsreader',
  await cut(newsreader, headlines, { between: /[\w.,:;’‘“”–?&()-]/, step: 0.005 }),
)
await write('newsreader-latin', await whole(newsreader, headlines))

const instrumentSans = await original('instrument-sans', 'wght')
await write(
  'instrument-sans',
  await cut(instrumentSans, text, { between: /[A-Za-z.,’-]/, step: 0.01 }),
)

function original(family: string, axes: string): Promise<Buffer> {
  const file = `../node_modules/@fontsource-variable/${family}/files/${family}-latin-${axes}-normal.woff2`
  return readFile(new URL(file, import.meta.url))
}

/**
 * The font with the site's characters alone.
 *
 * @param kerning between which of them, and to which fraction of the em: a headline is looked at more closely than text
 */
async function cut(
  original: Buffer,
  variationAxes: Axes,
  kerning: { between: RegExp; step: number },
): Promise<Buffer> {
  const options: Options = { targetFormat: 'truetype', variationAxes, keepFeatures }
  const font = await subsetFont(original, fontCharacters, options)
  const kerned = [...fontCharacters].filter((character) => kerning.between.test(character))
  const tables = tablesOf(font)
  tables.set('GPOS', kerningTable(kerningOf(font, kerned.join(''), kerning.step)))
  // The kinds of glyph, and how kerning varied with the weight: nothing is left that asks for them.
  tables.delete('GDEF')
  return whole(fontOf(tables))
}

/** The font with all of its characters. */
function whole(font: Buffer, variationAxes: Axes = {}): Promise<Buffer> {
  const options: Options = { targetFormat: 'woff2', variationAxes, keepAllGlyphs: true }
  return subsetFont(font, '', options)
}

async function write(name: string, font: Buffer) {
  await writeFile(new URL(`../app/design-system/fonts/${name}.woff2`, import.meta.url), font)
  console.log(`${name}: ${font.length} bytes`)
}
