import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Request } from 'playwright'
import { inlineScripts, inlineStyles } from '../../app/platform/inline-code.ts'
import { hydratedElement } from '../support/hydrated-element.ts'
import { type Figure, round } from './figures.ts'

/**
 * Visits a page on a phone, with an empty cache, and counts the bytes that are sent for it: before the first interaction,
 * after it, and with the forms in use.
 */
export async function weighPage(browser: Browser, url: string): Promise<Figure[]> {
  // Lighthouse's mobile screen.
  await using context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 3,
  })
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('request', (request) => /^https?:/.test(request.url()) && requests.push(request))

  const html = (await (await page.goto(url))?.text()) ?? ''
  const first = await fetched(page, requests)
  await hydratedElement(page.locator('header').first())
  const booted = await fetched(page, requests)
  for (const image of await page.locator('img:visible').all()) await image.scrollIntoViewIfNeeded()
  for (const field of await page.getByRole('textbox').all()) await field.focus()
  const used = await fetched(page, requests)

  const stored = await page.evaluate(async () => {
    const others = [...(await indexedDB.databases()), ...(await caches.keys())]
    return localStorage.length + sessionStorage.length + others.length
  })
  const { origin, pathname: of } = new URL(url)
  const packed = (texts: readonly string[]) => brotliCompressSync(texts.join('')).length
  const [inlineScript, inlineStyle] = [packed(inlineScripts(html)), packed(inlineStyles(html))]
  const inlineDrawings = packed(html.match(/"data:[^"]*"/g) ?? [])
  const kilobytes = (files: Fetched[], more = 0) =>
    round(files.reduce((sum, { bytes }) => sum + bytes, more) / 1024, 2)
  const ofType = (wanted: string, files = used) => files.filter(({ type }) => type === wanted)
  const script = (phase: Fetched[]) => kilobytes(ofType('script', phase), inlineScript)
  const document = ofType('document')
  const thirdParty = used.filter((file) => new URL(file.url).origin !== origin).length
  // Only a firm with an accent in its texts needs the fonts of accents, so these have a limit of their own.
  const isOfAccents = ({ url }: Fetched) => /-(accents|extended)/.test(url)
  const fonts = ofType('font').filter((font) => !isOfAccents(font))
  const photographs = used.filter((file) => /\.(avif|webp|jpg)$/.test(file.url))
  const drawnLimit = of === '/' ? 26.2 : of === '/contact' ? 18.8 : 12.9
  // The document has a URL for each format, layout and density of a photograph.
  const documentLimit = drawnLimit + (photographs.length > 0 ? 0.2 : 0)
  const markup = kilobytes(document, -inlineStyle - inlineDrawings)
  const accents = kilobytes(ofType('font').filter(isOfAccents))
  const formsLimit = of === '/' ? 118 : 115
  return [
    // A new connection sends 14 KB, of which headers take 1.4, and then twice that: two round trips carry the page.
    { what: 'document, KB', of, value: kilobytes(document), min: 1, max: documentLimit },
    { what: 'HTML, KB', of, value: markup, min: 1, max: 10 },
    { what: 'CSS, KB', of, value: kilobytes(ofType('stylesheet'), inlineStyle), min: 1, max: 13 },
    { what: 'fonts, KB', of, value: kilobytes(fonts), min: 1, max: 20 },
    // A third font means that a character of the page is not in the ranges of fonts.css.
    { what: 'fonts', of, value: fonts.length, min: 2, max: 2 },
    { what: 'fonts of accents, KB', of, value: accents, max: 21 },
    { what: 'photographs, KB', of, value: kilobytes(photographs), max: 60 },
    { what: 'script before boot, KB', of, value: script(first), min: 0.5, max: 3 },
    { what: 'script after boot, KB', of, value: script(booted), min: 10, max: 100 },
    { what: 'script with forms in use, KB', of, value: script(used), min: 10, max: formsLimit },
    { what: 'third-party requests', of, value: thirdParty, max: 0 },
    { what: 'cookies', of, value: (await context.cookies()).length, max: 0 },
    { what: 'storage entries', of, value: stored, max: 0 },
  ]
}

type Fetched = { url: string; type: string; bytes: number }

/** Waits until the page fetches nothing more, and returns what it has fetched, by Playwright's resource types. */
async function fetched(page: Page, requests: Request[]): Promise<Fetched[]> {
  const look = async (request: Request) => {
    const { responseBodySize: bytes } = await request.sizes()
    return { url: request.url(), type: request.resourceType(), bytes }
  }
  let files: Fetched[]
  do files = await Promise.all(requests.map(look))
  while (await page.waitForEvent('request', { timeout: 500 }).then(Boolean, () => false))
  return files
}
