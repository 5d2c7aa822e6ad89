import { ceo } from '../../app/content/about.ts'
import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { siteCopy } from '../../app/content/site-copy.ts'
import { pagePaths } from '../../app/page-table.ts'
import { contactForm, fillIn, hydrateForm, send } from '../support/forms.ts'
import { isHydrated, openWithoutScript } from '../support/pages.ts'
import { ada, payload } from '../support/posted-forms.ts'
import { settledScrollY, watchTheLink } from '../support/scrolling.ts'
import { expect, test } from '../support/test.ts'

// The firm may have none.
if (ceo.bio !== ceo.shortBio) {
  test('the biography opens and closes, and stays in place as script arrives', async ({ page }) => {
    const arrive = await openWithoutScript(page, '/about')
    const profile = page.getByRole('region', { name: ceo.name, exact: true })
    const toggle = (label: string) => profile.getByText(label, { exact: true })
    const [more, less] = ['Read more', 'Read less']
    const expectOpen = async (open: boolean) => {
      await expect(profile.getByText(ceo.shortBio).filter({ visible: true })).toHaveCount(1)
      for (const text of [...ceo.bio.split('\n\n').slice(1), less]) {
        await expect(profile.getByText(text, { exact: true })).toBeVisible({ visible: open })
      }
      await expect(toggle(more)).toBeVisible({ visible: !open })
    }
    const closeAndOpen = async () => {
      await toggle(less).click()
      await expectOpen(false)
      await toggle(more).click()
      await expectOpen(true)
    }
    await expectOpen(false)
    await toggle(more).click()
    await closeAndOpen()
    const before = await settledScrollY(page)
    expect(before).toBeGreaterThan(0)
    await arrive()
    expect(await settledScrollY(page)).toBe(before)
    await expectOpen(true)
    await closeAndOpen()
  })
}

test('the link to the top shows past 100 pixels, and moves focus to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Not by its role, because a hidden link has none.
  const link = page.locator('a', { hasText: scrollToTop.label })
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  const arrive = await openWithoutScript(page, '/about')
  for (const script of [false, true]) {
    if (script) await arrive()
    for (const top of [0, 100, 101, 100, 900]) {
      await scrollTo(top)
      await expect(link).toBeVisible({ visible: top > 100 })
      if (top > 100) await expect(link).toBeInViewport()
    }
    await expect(link).toHaveCSS('opacity', '1')
    // It is the last link of the content, before the footer.
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => settledScrollY(page)).toBe(0)
    await expect(link).toBeHidden()
    await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: siteCopy.skip })).toBeFocused()
  }
})

test('the link to the top is in no frame of a page that is not scrolled', async ({ page }) => {
  await page.addInitScript(watchTheLink)
  for (const path of pagePaths) {
    await page.goto(path)
    await page.waitForFunction(() => performance.now() > 500)
    const frames = await page.evaluate(() => Reflect.get(window, 'linkFrames'))
    expect(frames.all).toBeGreaterThan(1)
    expect.soft(frames.withLink, path).toBe(0)
  }
})

test('the form keeps focus, scroll and entries as script arrives', async ({ page, apiHost }) => {
  const arrive = await openWithoutScript(page, '/contact')
  const form = await fillIn(contactForm(page))
  await form.country.selectOption('EU')
  await form.message.focus()
  const before = await settledScrollY(page)

  await arrive()
  await hydrateForm(form.message)
  await expect(form.message).toBeFocused()
  expect(await settledScrollY(page)).toBe(before)
  await page.keyboard.type(' And more.')
  const message = `${ada.message} And more.`
  await expect(form.message).toHaveValue(message)
  await expect(form.country).toHaveValue('EU')
  await send(form)
  expect(apiHost.bodies()).toEqual([payload({ message, country: 'EU' })])
})

test('what is missing is shown once, and focus stays where the visitor goes from there', async ({
  page,
}) => {
  await page.clock.install()
  const arrive = await openWithoutScript(page, '/contact')
  const form = contactForm(page)
  await form.submit.click()
  await expect(form.submit).toBeDisabled()
  await arrive()
  await expect(form.summary).toBeFocused()
  await expect(form.submit).toBeEnabled()
  await form.firstName.focus()
  // Longer than a form is held.
  await page.clock.runFor(6000)
  await expect(form.firstName).toBeFocused()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('the first tap opens the menu and hydrates the page', async ({ page }) => {
    await page.goto('/privacy')
    await page.getByRole('button', { name: siteCopy.openMenu }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForFunction(isHydrated)
  })

  test('the first tap may be on Send: what is missing is shown, and nothing is posted', async ({
    page,
  }) => {
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await page.goto('/contact')
    const form = contactForm(page)
    await form.submit.tap()
    await expect(form.summary).toBeFocused()
    expect(posts).toEqual([])
  })
})
