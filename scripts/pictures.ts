/**
 * npm run pictures: paints the icons and the share images in public, and records what they were painted from. Run it when
 * check:launch says that they are stale, and commit the files that it writes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { fingerprints, type Picture, pictures } from './pictures/pictures.ts'
import { readOptions } from './support/command-line.ts'
import { ensureBrowser } from './support/find-browser.ts'
import { root } from './support/processes.ts'

readOptions({})
await using browser = await chromium.launch({ executablePath: ensureBrowser() })
for (const [file, together] of Map.groupBy(pictures, ({ file }) => file)) {
  const pngs = await Promise.all(together.map(paint))
  write(`public/${file}`, file.endsWith('.ico') ? ico(pngs) : Buffer.concat(pngs))
}
write('scripts/pictures/fingerprints.json', `${JSON.stringify(fingerprints(), null, 2)}\n`)
console.log('Painted. Commit these files.')

/** A PNG with a palette, which has a third of the bytes of one without. */
async function paint({ width, height, scheme, html }: Picture): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return sharp(png)
    .png({ palette: true, quality: 90, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** An ICO file of square PNGs. Packages for this write bitmaps, which have four times the bytes. */
function ico(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length)
  header.set([0, 0, 1, 0, pngs.length])
  let start = header.length
  for (const [index, png] of pngs.entries()) {
    const entry = 6 + 16 * index
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
    // Width, height, no palette, 1 plane, 32 bits per pixel.
    header.set([width, height, 0, 0, 1, 0, 32, 0], entry)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(start, entry + 12)
    start += png.length
  }
  return Buffer.concat([header, ...pngs])
}

function write(file: string, content: Buffer | string): void {
  writeFileSync(join(root, file), content)
  console.log(`${file} ${content.length} bytes`)
}
