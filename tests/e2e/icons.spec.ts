import { formatHex } from 'culori'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { firm } from '../../app/content/firm.ts'
import { expect, test } from '../support/test.ts'

/** What an image is and how large. */
async function factsOf(bytes: Buffer): Promise<string> {
  const { format, width, height } = await sharp(bytes).metadata()
  return `image/${format} ${width}x${height}`
}

// found.spec.ts has that every file that a page names is there.
test('a page links to icons for browsers and phones', async ({ page, request }) => {
  await page.goto('/about')
  const linked = async (selector: string) => {
    const icon = page.locator(`head > link${selector}`)
    return (await request.get((await icon.getAttribute('href')) ?? '')).body()
  }
  expect(await factsOf(await linked('[rel="icon"][type="image/svg+xml"]'))).toContain('image/svg')
  expect(await factsOf(await linked('[rel="apple-touch-icon"]'))).toBe('image/png 180x180')

  // The .ico, which browsers ask for unasked, holds three.
  const ico = await linked('[rel="icon"][sizes="32x32"][href="/favicon.ico"]')
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = ico.subarray(6 + 16 * index)
    const start = entry.readUInt32LE(12)
    const image = ico.subarray(start, start + entry.readUInt32LE(8))
    expect(await factsOf(image)).toBe(`image/png ${size}x${size}`)
  }
})

test('the manifest has the firm, its colors and its icons', async ({ page, request }) => {
  await page.goto('/about')
  const browser = await page.context().newCDPSession(page)
  const { url, data = '', errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const answer = await request.get(url)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest: { icons: Record<'src' | 'sizes' | 'type', string>[] } = JSON.parse(data)
  expect(manifest).toMatchObject({
    name: firm.name,
    short_name: firm.shortName,
    start_url: '/',
    background_color: await painted(page, '--color-ground'),
    theme_color: await painted(page, '--color-action'),
  })
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }))
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toBe(type)
    expect(await factsOf(await icon.body())).toBe(`${type} ${sizes}`)
  }
  // The browser's frame has the color of the page.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const frame = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`)
    await expect(frame).toHaveAttribute('content', await painted(page, '--color-ground'))
  }
})

/** The color of a token as the browser has it, whatever it is written in. */
async function painted(page: Page, token: string) {
  const color = await page.evaluate((token) => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.color = `var(${token})`
    return getComputedStyle(sample).color
  }, token)
  return formatHex(color) ?? color
}
