import type { Page } from 'playwright/test'
import { home } from '../../app/content/home.ts'
import { newsletter } from '../../app/content/newsletter.ts'
import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { open } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const action = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: home.hero.primary })

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script })
    for (const [path, atTop, below] of [
      ['/', false, true],
      ['/home', false, true],
      ['/about', true, true],
      ['/privacy', true, true],
      ['/contact', false, false],
    ] as const) {
      test(`${path} ${below ? 'has' : 'does not have'} its action in reach of a thumb`, async ({
        page,
      }) => {
        await page.goto(path)
        await expect(action(page)).toBeVisible({ visible: atTop })
        await page.mouse.wheel(0, 1500)
        await expect(action(page)).toBeVisible({ visible: below })
        // At the end of the page, beside the link to the top, and below all words.
        await page.mouse.wheel(0, 99_999)
        const link = page.getByRole('link', { name: scrollToTop.label })
        await expect(link).toBeInViewport({ ratio: 1 })
        const last = page.getByRole('contentinfo').getByRole('link').last()
        await expect(last).toBeInViewport({ ratio: 1 })
        if (!below) return
        const [dock, top, word] = await Promise.all(
          [action(page), link, last].map((part) => part.boundingBox()),
        )
        if (!dock || !top || !word) throw new Error('no box')
        expect(dock.y).toBeGreaterThan(844 / 2)
        expect(top).toMatchObject({ y: dock.y, height: dock.height })
        expect(top.x).toBeGreaterThan(dock.x + dock.width)
        expect(word.y + word.height).toBeLessThan(dock.y)
      })
    }
  })
}

test('while somebody types, the dock is away', async ({ page }) => {
  await open(page, '/about')
  await page.getByLabel(newsletter.email).click()
  await expect(action(page)).toBeHidden()
  await page.getByRole('heading', { name: newsletter.heading }).click()
  await expect(action(page)).toBeVisible()
})

test('a wide window has the action in the header', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const box = await action(page).boundingBox()
    expect(box?.y, `at ${width} px`).toBeLessThan(76)
  }
})
