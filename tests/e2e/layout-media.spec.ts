import { newsletter } from '../../app/content/newsletter.ts'
import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { hydrated } from '../../scripts/support/hydrated.ts'
import { hardToRead, layoutShift } from '../support/layout.ts'
import { everyPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ trace: 'off' })

for (const { path, complaints } of everyPage) {
  test.describe(path, () => {
    test.use({ expectedComplaints: complaints })

    for (const width of [390, 1280]) {
      test(`does not shift when its fonts arrive late at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        const fonts = Promise.withResolvers<void>()
        let asked = 0
        await page.route('**/*.woff2', async (route) => {
          asked += 1
          await fonts.promise
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'commit' })
        // Read in the fallback first, as on a slow connection.
        await page.waitForFunction(() => {
          const [paint] = performance.getEntriesByName('first-contentful-paint')
          return paint && performance.now() > paint.startTime + 200
        })
        expect(asked).toBeGreaterThan(0)
        expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
        fonts.resolve()
        await page.evaluate(() => document.fonts.ready)
        await hydrated(page.getByRole('contentinfo').getByRole('link').first())

        const { score, what } = await layoutShift(page)
        // What rounds to nothing in the three places that it is given in.
        expect(score, what).toBeLessThan(0.0005)
      })
    }

    test('stands still for those who asked for less motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrated(page.getByRole('contentinfo').getByRole('link').first())
      const moving = await page.evaluate(async () => {
        const found = new Set<string>()
        const end = document.documentElement.scrollHeight
        for (let y = 0; y <= end; y += innerHeight / 2) {
          scrollTo(0, y)
          await new Promise(requestAnimationFrame)
          for (const animation of document.getAnimations()) {
            const { target } = animation.effect instanceof KeyframeEffect ? animation.effect : {}
            found.add(target?.outerHTML.slice(0, 80) ?? 'something')
          }
        }
        return [...found]
      })
      expect(moving).toEqual([])
    })

    test('is printed without what only a screen is good for', async ({ page }) => {
      // A sheet of A4 at 96 dpi.
      await page.setViewportSize({ width: 794, height: 1123 })
      await page.goto(path)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.emulateMedia({ media: 'print' })

      expect.soft(await hardToRead(page)).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const header = page.getByRole('banner')
      for (const part of [
        header.getByRole('navigation'),
        header.getByRole('button'),
        page.getByRole('link', { name: scrollToTop.label }),
        page.getByRole('heading', { name: newsletter.heading }),
        page.getByRole('button', { name: newsletter.submit }),
      ]) {
        await expect.soft(part).toBeHidden()
      }
    })
  })
}
