import { layoutShift } from '../support/layout.ts'
import { hydrated, onEveryPage } from '../support/pages.ts'
import { expect } from '../support/test.ts'

for (const width of [390, 1280]) {
  onEveryPage(`does not shift when fonts arrive late, at ${width} px`, async (page, path) => {
    await page.setViewportSize({ width, height: 900 })
    const fonts = Promise.withResolvers<void>()
    const asked = page.waitForRequest('**/*.woff2')
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await asked
    // Painted in the fallback fonts first, as on a slow connection.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
    fonts.resolve()
    await page.evaluate(() => document.fonts.ready)
    await hydrated(page)

    const { score, what } = await layoutShift(page)
    // Zero in the three decimals that it is reported in.
    expect(score, what).toBeLessThan(0.0005)
  })
}
