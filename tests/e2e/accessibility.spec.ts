import sharp from 'sharp'
import { expectAccessible } from '../support/axe.ts'
import { fillIn, openContact, send } from '../support/forms.ts'
import { open, openMenu } from '../support/pages.ts'
import { collectAnimations } from '../support/scrolling.ts'
import { accept, complaintsOfStates, states } from '../support/states.ts'
import { expect, test } from '../support/test.ts'

// Without transitions, so that colors are final when they are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: complaintsOfStates })

/** Link texts that do not make sense out of context. */
const vague = /^(learn more|read more|more|here|click here|details|link|this page)$/i

for (const [name, show] of Object.entries(states)) {
  test(`${name}: axe finds no fault, link texts are clear, and nothing moves`, async ({
    page,
    apiHost,
  }) => {
    apiHost.answer(accept)
    const isMenu = name === 'menu-open'
    if (isMenu) await page.setViewportSize({ width: 390, height: 844 })
    await show(page, apiHost)
    // A wide window closes the menu.
    await expectAccessible(page, isMenu ? [390] : [1280, 390])
    // Axe itself checks that links with the same name lead to the same URL.
    await expect(page.getByRole('link', { name: vague })).toHaveCount(0)
    expect(await collectAnimations(page)).toEqual([])
  })
}

test('forced colors keep the mark of the current page, and the stamp', async ({ page }) => {
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

  const form = await openContact(page, true)
  await openMenu(page)
  expect(await lineWidth('Schedule Consultation')).toBeGreaterThan(unmarked)
  await page.keyboard.press('Escape')
  await fillIn(form)
  await send(form)
  // The right end of the receipt contains only the stamp, if its border is left out.
  const lightness = async () => {
    const receipt = sharp(await form.status.screenshot())
    const { width = 0, height = 0 } = await receipt.metadata()
    const stamp = receipt.extract({ left: width - 90, top: 4, width: 80, height: height - 8 })
    return (await sharp(await stamp.toBuffer()).stats()).channels[0]
  }
  await expect.poll(lightness).toMatchObject({ min: 0, max: 255 })
})
