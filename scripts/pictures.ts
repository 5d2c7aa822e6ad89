/**
 * `npm run pictures`: paints the icons and the share images in `public`, and records what they were painted from. Run
 * it when a test says that they are stale, and commit what it writes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import type { Picture } from './pictures/pictures.tsx'
import { appModules } from './support/app-modules.ts'
import { ensureBrowser } from './support/find-browser.ts'
import { root } from './support/processes.ts'

const vite = await appModules()
const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: false })
try {
  const { pictures, fingerprints } = await vite.ssrLoadModule('/scripts/pictures/pictures.tsx')
  const byFile = Map.groupBy<string, Picture>(pictures, ({ file }) => file)
  for (const [file, together] of byFile) {
    const pngs = await Promise.all(together.map((picture) => paint(browser, picture)))
    write(`public/${file}`, file.endsWith('.ico') ? ico(pngs) : Buffer.concat(pngs))
  }
  write('scripts/pictures/fingerprints.json', `${JSON.stringify(fingerprints(), null, 2)}\n`)
} finally {
  await browser.close()
  await vite.close()
}

/** A PNG with a palette: a third of the bytes of one without. */
async function paint(browser: Browser, { width, height, scheme, html }: Picture): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return sharp(png)
    .png({ palette: true, quality: 90, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/**
 * An ICO file of square PNGs: a header (0, 1 for icons, how many), an entry of 16 bytes for each, then the PNGs. All
 * numbers are little-endian. Packages for this write bitmaps, which have four times the bytes.
 */
function ico(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pngs.length, 4)
  let start = header.length
  for (const [index, png] of pngs.entries()) {
    const entry = 6 + 16 * index
    // Width and height, from the header of the PNG.
    header.set([png.readUInt32BE(16), png.readUInt32BE(20)], entry)
    header.writeUInt16LE(1, entry + 4) // planes
    header.writeUInt16LE(32, entry + 6) // bits per pixel
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
