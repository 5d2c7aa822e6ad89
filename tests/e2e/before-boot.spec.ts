import type { Page } from 'playwright/test'
import { ceo } from '../../app/content/about.ts'
import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { hydrated } from '../../scripts/support/hydrated.ts'
import { ada, adaPayload, contactForm, fillIn } from '../support/contact-form.ts'
import { hydrateForm } from '../support/hydration.ts'
import { atRest, wheel } from '../support/scrolling.ts'
import { expect, test } from '../support/test.ts'

const scripts = '**/assets/*.js'
const banner = (page: Page) => page.getByRole('banner')
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open main menu' })

/** Opens a page whose script does not come until it is released. */
async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    release()
    await hydrated(banner(page).getByRole('link').first())
  }
}

test.describe('before script arrives, and after it has', () => {
  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('the menu opens and closes; one that is open stays open and can be closed', async ({
      page,
    }) => {
      const arrive = await openWithoutScript(page, '/about')
      const menu = page.getByRole('dialog')
      const open = menuButton(page)
      await open.click()
      await expect(menu).toBeVisible()
      await menu.getByRole('button', { name: 'Close menu' }).click()
      await expect(menu).toBeHidden()
      await open.click()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(open).toBeFocused()
      await open.click()
      await page.mouse.click(5, 400)
      await expect(menu).toBeHidden()

      await open.click()
      const link = menu.getByRole('link', { name: 'About' })
      await link.focus()
      await arrive()
      await hydrated(link)
      await expect(menu).toBeVisible()
      await expect(link).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(open).toBeFocused()
      await open.click()
      await expect(menu).toBeVisible()
    })
  })

  test('a biography that was opened stays open, and what was scrolled to stays in view', async ({
    page,
  }) => {
    const arrive = await openWithoutScript(page, '/about')
    const profile = page.getByRole('region', { name: ceo.name, exact: true })
    const rest = profile.getByText(ceo.bio.split('\n\n')[1] ?? '')
    await profile.getByText('Read more', { exact: true }).click()
    await expect(rest).toBeVisible()
    const before = await atRest(page)
    expect(before).toBeGreaterThan(0)

    await arrive()
    await hydrated(profile.getByText('Read less', { exact: true }))
    await expect(rest).toBeVisible()
    expect(await atRest(page)).toBe(before)
    await profile.getByText('Read less', { exact: true }).click()
    await expect(rest).toBeHidden()
  })

  test('the way to the top leads there, and a link leads to its page', async ({ page }) => {
    await openWithoutScript(page, '/about')
    await wheel(page, 900)
    await page.getByRole('link', { name: scrollToTop.label }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await banner(page).getByRole('link', { name: 'Services', exact: true }).click()
    await expect(page).toHaveURL(/\/home#services$/)
    await expect(page.locator('#services')).toBeInViewport()
  })

  test('focus, scroll, a chosen box and all that was typed survive; nothing is sent twice', async ({
    page,
    apiHost,
  }) => {
    const arrive = await openWithoutScript(page, '/contact')
    const form = contactForm(page)
    await fillIn(form)
    await form.country.selectOption('EU')
    await form.agreed.check()
    await form.message.focus()
    const before = await atRest(page)

    await arrive()
    await hydrated(form.message)
    await expect(form.message).toBeFocused()
    expect(await atRest(page)).toBe(before)
    await page.keyboard.type(' And more.')
    await expect(form.message).toHaveValue(`${ada.message} And more.`)
    await expect(form.country).toHaveValue('EU')
    await form.submit.click()
    await expect(form.status).toHaveText('Received.')
    expect((await apiHost.calls()).map((call) => call.body)).toEqual([
      adaPayload.replace('spring.', 'spring. And more.').replace('}', ',"country":"EU"}'),
    ])
  })
})

test('a page that was left is as it was on the way back, without being loaded', async ({
  playwright,
  site,
}) => {
  const browser = await playwright.chromium.launch({
    ...test.info().project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${site.url}/contact`)
    await page.evaluate(() => {
      addEventListener('pageshow', (event) => {
        document.documentElement.dataset.persisted = String(event.persisted)
      })
    })
    await hydrateForm(contactForm(page).submit)
    await contactForm(page).message.fill('Half a thought')
    // As to another site: a document of its own.
    await page.goto(`${site.url}/robots.txt`)
    // Playwright's own way back waits for a load, which is what does not happen.
    await page.evaluate(() => history.back())
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    await expect(contactForm(page).message).toHaveValue('Half a thought')
  } finally {
    await browser.close()
  }
})
