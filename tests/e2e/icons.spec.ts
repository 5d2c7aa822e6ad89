import type { APIRequestContext, Page } from 'playwright/test'
import { firm } from '../../app/content/firm.ts'
import { expect, test } from '../support/test.ts'

type Icon = { src: string; sizes: string; type: string; purpose?: string }

/** Width and height as the header chunk of a PNG has them. */
function pngSize(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect(bytes.subarray(12, 16).toString('latin1')).toBe('IHDR')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

async function fetched(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return { type: answer.headers()['content-type'], bytes: await answer.body() }
}

async function linked(page: Page, selector: string): Promise<string> {
  return (await page.locator(`head > link${selector}`).getAttribute('href')) ?? ''
}

test('the icons that a page links to are there', async ({ page, request }) => {
  await page.goto('/about')

  const svg = await fetched(request, await linked(page, '[rel="icon"][type="image/svg+xml"]'))
  expect(svg.type).toBe('image/svg+xml')

  const touch = await fetched(request, await linked(page, '[rel="apple-touch-icon"]'))
  expect(touch.type).toBe('image/png')
  expect(pngSize(touch.bytes)).toBe('180x180')
})

test('the .ico that browsers ask for unasked holds three sizes', async ({ page, request }) => {
  await page.goto('/about')
  expect(await linked(page, '[rel="icon"][sizes="32x32"]')).toBe('/favicon.ico')

  const { type, bytes } = await fetched(request, '/favicon.ico')
  expect(type).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/)
  expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
  const sizes = [0, 1, 2].map((index) => {
    const entry = bytes.subarray(6 + 16 * index)
    const start = entry.readUInt32LE(12)
    return pngSize(bytes.subarray(start, start + entry.readUInt32LE(8)))
  })
  expect(sizes).toEqual(['16x16', '32x32', '48x48'])
})

test('the manifest names the firm, and its icons are there', async ({ page, request }) => {
  await page.goto('/about')
  const { type, bytes } = await fetched(request, await linked(page, '[rel="manifest"]'))
  expect(type).toContain('application/manifest+json')

  const manifest: { name: string; icons: Icon[] } = JSON.parse(bytes.toString('utf8'))
  expect(manifest).toMatchObject({
    name: firm.name,
    short_name: firm.shortName,
    start_url: '/',
    background_color: await painted(page, '--color-ground'),
    theme_color: await painted(page, '--color-action'),
  })
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const icon of manifest.icons) {
    const picture = await fetched(request, icon.src)
    expect(picture.type).toBe(icon.type)
    expect(pngSize(picture.bytes)).toBe(icon.sizes)
  }
})

test('the browser finds nothing wrong with the manifest', async ({ page }) => {
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const { url, errors } = await session.send('Page.getAppManifest')
  expect(url).toMatch(/\/manifest\.webmanifest$/)
  expect(errors).toEqual([])
})

/** The browser paints the color of a token, whatever it is written in, and says what came of it. */
async function painted(page: Page, token: string): Promise<string> {
  return page.evaluate((token) => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d')
    if (!pixel) throw new Error('No canvas')
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.color = `var(${token})`
    pixel.fillStyle = getComputedStyle(sample).color
    pixel.fillRect(0, 0, 1, 1)
    const channels = [...pixel.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  }, token)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the ${colorScheme} scheme the browser’s frame has the color of the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/about')
    const frame = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`)
    await expect(frame).toHaveAttribute('content', await painted(page, '--color-ground'))
  })
}
