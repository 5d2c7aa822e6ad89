import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { missingPage, openWithoutScript } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.describe('a short page', () => {
  test.use({ expectedComplaints: ['status of 404'], viewport: { width: 1920, height: 1500 } })

  test('fills a tall window, and the link to the top is hidden', async ({ page }) => {
    const arrive = await openWithoutScript(page, missingPage)
    const link = page.locator('a', { hasText: scrollToTop.label })
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeCloseTo(1500, 0)
    await expect(link).toBeHidden()
    await arrive()
    await expect(link).toBeHidden()
  })
})

test('in a low window the header lets go', async ({ page }) => {
  await page.goto('/about')
  for (const [width, height, sticks] of [
    [341, 162, false],
    [320, 256, false],
    [844, 390, false],
    [390, 664, true],
    [1440, 500, true],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    const box = await page.getByRole('banner').boundingBox()
    expect.soft(box && box.y + box.height > 0, `${width} x ${height}`).toBe(sticks)
  }
})
