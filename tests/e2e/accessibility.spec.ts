import { about } from '../../app/content/about.ts'
import { chief } from '../../app/content/firm.ts'
import { site } from '../../app/content/site.ts'
import { expectAccessible } from '../support/axe.ts'
import { onEveryPage, open } from '../support/pages.ts'
import { animationsOnTheWay } from '../support/scrolling.ts'
import { expect, test } from '../support/test.ts'

// Axe is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

// Without transitions, so that colors are final when they are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Link texts that do not make sense out of context. */
const vague = /^(learn more|read more|more|here|click here|details|link|this page)$/i

onEveryPage('axe finds no fault, link texts are clear, and nothing moves', async (page, path) => {
  await open(page, path)
  await expectAccessible(page)
  // Axe itself checks that links with the same name lead to the same URL.
  await expect(page.getByRole('link', { name: vague })).toHaveCount(0)
  expect(await animationsOnTheWay(page)).toEqual([])
})

// The firm may have none.
if (chief.moreBio.length > 0) {
  test('axe finds no fault in the open biography', async ({ page }) => {
    await page.goto('/about')
    await page.getByText(about.profile.more).click()
    await expect(page.getByText(about.profile.less)).toBeVisible()
    await expectAccessible(page)
  })
}

test('axe finds no fault in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: site.openMenu }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, [390])
})
