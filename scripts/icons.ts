/**
 * `npm run icons`: draws the icons in public/ from the mark. Run it when the mark has changed, and commit what it makes.
 * The same Chromium draws the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { themeColours } from '../app/design-system/theme-colours.ts'
import { icoOf } from './ico.ts'
import { ensureBrowser } from './support/find-browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const svg = (path: string) => readFileSync(`${root}app/illustrations/${path}`, 'utf8')
const mark = svg('mark/favicon.svg')
const maskable = svg('mark/mark-maskable.svg')

type Drawing = {
  svg: string
  width: number
  /** What is behind it; nothing if left out. */
  ground?: string
  /** How much of the width the drawing takes. */
  share?: number
  /** Radius of the ground's corners, as a share of the width. */
  corner?: number
}

/** A tile of paper: the mark in ink would vanish on a dark home screen, or a dark tab. */
const tile = { svg: mark, ground: themeColours.paper, share: 0.66 }

const files: Record<string, Drawing> = {
  // iOS rounds the corners itself, and paints what is transparent black.
  'apple-touch-icon.png': { ...tile, width: 180 },
  'icon-192.png': { ...tile, width: 192, corner: 0.18 },
  'icon-512.png': { ...tile, width: 512, corner: 0.18 },
  'icon-maskable-512.png': { svg: maskable, width: 512 },
}

/** For browsers that do not know favicon.svg, and for whoever asks for /favicon.ico without being told to. */
const faviconSizes = [16, 32, 48]

const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: false })
try {
  for (const [name, drawing] of Object.entries(files)) {
    write(name, await draw(browser, drawing))
  }
  const pictures = []
  for (const size of faviconSizes) {
    pictures.push({
      size,
      png: await draw(browser, { ...tile, width: size, share: 0.875, corner: 0.125 }),
    })
  }
  write('favicon.ico', icoOf(pictures))
} finally {
  await browser.close()
}

async function draw(browser: Browser, { width, ...drawing }: Drawing) {
  const { ground = 'transparent', share = 1, corner = 0 } = drawing
  const page = await browser.newPage({
    viewport: { width, height: width },
    deviceScaleFactor: 1,
    colorScheme: 'light',
  })
  await page.setContent(`<!doctype html><style>
    body { margin: 0 }
    div { display: grid; place-items: center; height: 100vh }
    div { background: ${ground}; border-radius: ${corner * 100}vw }
    svg { width: ${share * 100}vw; height: auto }
  </style><div>${drawing.svg}</div>`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

function write(name: string, bytes: Buffer): void {
  writeFileSync(`${root}public/${name}`, bytes)
  console.log(`public/${name} ${bytes.length} bytes`)
}
