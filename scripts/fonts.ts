/**
 * `npm run fonts`: cuts the site's fonts down to what its pages are written in, and to the weights it is set in. Writes
 * `app/design-system/fonts`; a letter that is not in there comes from the whole file (see `fonts.css`).
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { fontCharacters } from './font-characters.ts'

const folder = new URL('../app/design-system/fonts/', import.meta.url)

const fonts = [
  { name: 'newsreader', weights: { min: 360, max: 600 } },
  { name: 'instrument-sans', weights: { min: 400, max: 600 } },
]

for (const { name, weights } of fonts) {
  const whole = await readFile(
    new URL(
      `../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
      import.meta.url,
    ),
  )
  const part = await subsetFont(whole, fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  await writeFile(new URL(`${name}.woff2`, folder), part)
  console.log(`${name}: ${whole.length} to ${part.length} bytes`)
}
