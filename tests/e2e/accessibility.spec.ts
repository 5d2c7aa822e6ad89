import sharp from 'sharp'
import { about, ceo } from '../../app/content/about.ts'
import { hangUp, withMessage } from '../fakes/api-host.ts'
import { expectAccessible } from '../support/axe.ts'
import { fillIn, hydrateForm, newsletterForm, openContact, send } from '../support/forms.ts'
import { onEveryPage, open, openMenu } from '../support/pages.ts'
import { ada } from '../support/posted-forms.ts'
import { collectAnimations } from '../support/scrolling.ts'
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
  expect(await collectAnimations(page)).toEqual([])
})

// The firm may have none.
if (ceo.bio !== ceo.shortBio) {
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
  await openMenu(page)
  await expectAccessible(page, [390])
})

test('axe finds no fault in forms that were refused, failed or sent', async ({ page, apiHost }) => {
  const form = await openContact(page, true)
  const newsletter = newsletterForm(page)
  await hydrateForm(newsletter.submit)
  apiHost.answer(withMessage(409, 'You are on the list already.'))
  await newsletter.email.fill(ada.email)
  await newsletter.submit.click()
  await expect(newsletter.failure).toBeVisible()
  await form.submit.click()
  await expect(form.summary).toBeVisible()
  await expectAccessible(page)

  apiHost.answer(hangUp)
  await fillIn(form)
  await form.submit.click()
  await expect(form.failure).toBeVisible()
  await expectAccessible(page)

  apiHost.reset()
  await send(newsletter)
  await send(form)
  await expectAccessible(page)
})

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
