import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { hydrated } from '../../scripts/support/hydrated.ts'
import { everyPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

// Low enough that there is something to scroll on the shortest page.
test.use({ viewport: { width: 1280, height: 500 } })

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script })

    test('the way to the top shows past 100 pixels, and not at them', async ({ page }) => {
      await page.goto('/about')
      const link = page.getByRole('link', { name: scrollToTop.label })
      if (script) await hydrated(page.getByRole('contentinfo').getByRole('link').first())
      const scrollTo = (top: number) =>
        page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

      await expect(link).toBeHidden()
      await scrollTo(100)
      await expect(link).toBeHidden()
      await scrollTo(101)
      await expect(link).toBeVisible()
      await expect(link).toHaveCSS('opacity', '1')
      await scrollTo(100)
      await expect(link).toBeHidden()
    })

    test('it leads to the top by keyboard, hides there, and the Tab key goes on from the first link', async ({
      page,
    }) => {
      await page.goto('/about')
      await page.getByRole('heading', { name: 'How are we different?' }).scrollIntoViewIfNeeded()
      // Also once it is hidden, when it has no role.
      const link = page.locator('a', { hasText: scrollToTop.label })
      await expect(link).toBeVisible()
      // It ends the page's content.
      await page.getByRole('contentinfo').getByRole('link').first().focus()
      await page.keyboard.press('Shift+Tab')
      await expect(link).toBeFocused()
      if (script) await hydrated(link)
      await page.keyboard.press('Enter')

      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(link).toBeHidden()
      await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    })
  })
}

test('it goes up smoothly at a press', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 3000))
  const link = page.getByRole('link', { name: scrollToTop.label })
  await hydrated(link)
  await page.evaluate(() => {
    const stops = new Set<number>()
    document.addEventListener('scroll', () => {
      stops.add(scrollY)
      document.documentElement.dataset.stops = String(stops.size)
    })
  })
  await link.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('html')).toHaveAttribute('data-stops', /^([2-9]|\d\d+)$/)
  await expect(link).toBeHidden()
})

for (const { path, complaints } of everyPage) {
  test.describe(path, () => {
    test.use({ expectedComplaints: complaints })

    test('has the way to the top, without the hint that is switched off', async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => scrollTo(0, 101))
      await expect(page.getByRole('link', { name: scrollToTop.label })).toBeVisible()
      await expect(page.getByText('Scroll up for more courses')).toHaveCount(0)
    })
  })
}
