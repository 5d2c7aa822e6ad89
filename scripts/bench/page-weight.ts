import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Request } from 'playwright'
import { inlineScripts } from '../build/inline-code.ts'
import { waitForElementHydration } from '../support/element-hydration.ts'
import { type Figure, round } from './figures.ts'

/** A new connection sends 14 KB, of which headers take 1.4, and then twice that: two round trips carry the page. */
const documentLimits: Record<string, number> = { '/': 27, '/contact': 19, '/about': 15 }
/** 5 KB of it are for what a firm adds. */
const scriptLimit = 130

/** Visits a page on a phone, with an empty cache, and counts the bytes before the first interaction, after it, and with the forms in use. */
export async function weighPage(browser: Browser, url: string): Promise<Figure[]> {
  // Lighthouse's mobile screen.
  const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 3 }
  await using context = await browser.newContext(screen)
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('request', (request) => /^https?:/.test(request.url()) && requests.push(request))

  const html = (await (await page.goto(url))?.text()) ?? ''
  const first = await fetched(page, requests)
  await waitForElementHydration(page.locator('header').first())
  const booted = await fetched(page, requests)
  for (const image of await page.locator('img:visible').all()) await image.scrollIntoViewIfNeeded()
  for (const field of await page.getByRole('textbox').all()) await field.focus()
  const used = await fetched(page, requests)

  const stored = await page.evaluate(async () => {
    const others = [...(await indexedDB.databases()), ...(await caches.keys())]
    return localStorage.length + sessionStorage.length + others.length
  })
  const { origin, pathname: of } = new URL(url)
  const inline = brotliCompressSync(inlineScripts(html).join('')).length
  const kilobytes = (type: string, files: Fetched[], more = 0) => {
    const sizes = files.filter((file) => file.type === type).map(({ bytes }) => bytes)
    return round(sizes.reduce((sum, bytes) => sum + bytes, more) / 1024, 2)
  }
  // Only texts with accents or rare characters need other fonts.
  const usual = used.filter(({ url }) => !/-(accents|extended|latin)/.test(url))
  const others = used.filter((file) => new URL(file.url).origin !== origin)
  const figure = (what: string, value: number, limits: { min?: number; max: number }) => {
    return { what, of, value, ...limits }
  }
  return [
    figure('document, KB', kilobytes('document', used), { min: 1, max: documentLimits[of] ?? 14 }),
    figure('style sheets, KB', kilobytes('stylesheet', first), { max: 0 }),
    figure('fonts, KB', kilobytes('font', usual), { min: 1, max: 20 }),
    figure('script before boot, KB', kilobytes('script', first, inline), { min: 0.5, max: 1.9 }),
    figure('script after boot, KB', kilobytes('script', booted, inline), {
      min: 10,
      max: scriptLimit,
    }),
    figure('script with forms, KB', kilobytes('script', used, inline), {
      min: 10,
      max: scriptLimit,
    }),
    figure('third-party requests', others.length, { max: 0 }),
    figure('cookies', (await context.cookies()).length, { max: 0 }),
    figure('storage entries', stored, { max: 0 }),
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
