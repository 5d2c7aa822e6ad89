import { expectAccessible } from '../support/axe.ts'
import { open, openMenu } from '../support/pages.ts'
import { collectAnimations } from '../support/scrolling.ts'
import { accept, complaintsOfStates, states } from '../support/states.ts'
import { expect, test } from '../support/test.ts'

// Without transitions, so that colors are final when they are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: complaintsOfStates })

/** Link texts that do not make sense out of context. */
const vague = /^(learn more|read more|more|here|click here|details|link|this page)$/i

for (const [name, show] of Object.entries(states)) {
  for (const width of [390, 1280]) {
    // A wide window closes the menu.
    if (name === 'menu-open' && width > 390) continue
    const when = width > 390 ? ' @release' : ''
    test(`${name} at ${width} px: axe finds no fault, link texts are clear, and nothing moves${when}`, async ({
      page,
      apiHost,
    }) => {
      apiHost.answer(accept)
      await page.setViewportSize({ width, height: 844 })
      await show(page, apiHost)
      await expectAccessible(page, [width])
      // Axe itself checks that links with the same name lead to the same URL.
      await expect(page.getByRole('link', { name: vague })).toHaveCount(0)
      expect(await collectAnimations(page)).toEqual([])
    })
  }
}

test('forced colors keep the mark of the current page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: 'active' })
  const link = (name: string) => page.getByRole('dialog').getByRole('link', { name })
  // Of the link's own border, or of the line that is drawn below it.
  const lineWidth = (name: string) =>
    link(name).evaluate((element) => {
      const styles = [getComputedStyle(element), getComputedStyle(element, '::after')]
      return Math.max(...styles.map((style) => Number.parseFloat(style.borderBottomWidth)))
    })
  await open(page, '/about')
  await openMenu(page)
  const unmarked = await lineWidth('Schedule Consultation')
  expect(await lineWidth('About')).toBeGreaterThan(await lineWidth('Services'))

  await open(page, '/contact')
  await openMenu(page)
  expect(await lineWidth('Schedule Consultation')).toBeGreaterThan(unmarked)
})
