import type { Page } from 'playwright/test'
import { ceo } from '../../app/content/about.ts'
import { newsletter } from '../../app/content/newsletter.ts'
import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import {
  ada,
  adaPayload,
  contactForm,
  fillIn,
  hydrated,
  takenOver,
} from '../support/contact-form.ts'
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

test.describe('the code of a form', () => {
  const formCode = '**/assets/form-*.js'
  const callCode = /\/assets\/(?:enquiry|subscription)\.functions-/

  test('comes when a visitor turns to it, not before', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    for (const path of ['/', '/contact']) {
      await page.goto(path)
      await hydrated(page.getByRole('contentinfo').getByRole('link').first())
      await wheel(page, 300)
      expect(fetched.filter((url) => url.includes('/assets/form-'))).toEqual([])
    }
    const coming = page.waitForRequest(formCode)
    await contactForm(page).firstName.focus()
    await coming
  })

  test('that does not arrive leaves a form that the browser sends by itself; what was typed stays through other updates', async ({
    page,
    apiHost,
  }) => {
    const address = page.getByLabel(newsletter.email)
    await page.route(formCode, (route) => route.fulfill({ status: 404 }))
    await page.goto('/home')
    await hydrated(banner(page).getByRole('link').first())
    const refused = page.waitForResponse(formCode)
    await address.fill('ada@example.com')
    await refused
    await banner(page).getByRole('link', { name: 'Services', exact: true }).click()
    await expect(page).toHaveURL(/#services$/)
    await expect(address).toHaveValue('ada@example.com')
    await page.getByRole('button', { name: newsletter.submit }).click()
    await expect(page.getByText('Received.')).toBeVisible()
    expect(await apiHost.calls()).toHaveLength(1)
  })

  test('is asked for again when it did not come the first time', async ({ page }) => {
    await page.goto('/contact')
    const form = contactForm(page)
    await hydrated(banner(page).getByRole('link').first())
    await page.route(formCode, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await form.firstName.focus()
    await failed
    await page.unroute(formCode)
    await form.lastName.focus()
    await hydrated(form.lastName)
  })

  test('comes with a page that a link leads to, before the page is shown', async ({ page }) => {
    await page.goto('/privacy')
    await hydrated(banner(page).getByRole('link').first())
    await banner(page).getByRole('link', { name: 'Schedule Consultation' }).click()
    const form = contactForm(page)
    await form.firstName.fill('Ada')
    await form.submit.click()
    await expect(form.summary).toBeFocused()
    await expect(form.firstName).toHaveValue('Ada')
  })

  test('where what sends it is gone with a new deployment, the browser sends it', async ({
    page,
    apiHost,
  }) => {
    await page.route(callCode, (route) => route.fulfill({ status: 404 }))
    await page.goto('/contact')
    const form = contactForm(page)
    await takenOver(form.submit)
    const gone = page.waitForResponse(
      (answer) => callCode.test(answer.url()) && answer.request().method() === 'HEAD',
    )
    await fillIn(form)
    await gone
    await form.agreed.check()
    await form.submit.click()
    await expect(form.status).toHaveText('Received.')
    expect((await apiHost.calls()).map((call) => call.body)).toEqual([adaPayload])
  })

  test.use({ expectedComplaints: ['Failed to load resource'] })
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
    await takenOver(contactForm(page).submit)
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

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script, expectedComplaints: ['Failed to load resource'] })

    test('a form that a robot filled in is not sent, says so, and can be sent again', async ({
      page,
      apiHost,
    }) => {
      await page.goto('/contact')
      let form = contactForm(page)
      if (script) await takenOver(form.submit)
      const trap = form.form.locator('[name="website"]')
      await expect(trap).not.toBeInViewport()
      await fillIn(form)
      await form.agreed.check()
      await trap.evaluate((field: HTMLInputElement) => {
        field.value = 'https://buy.example'
      })
      await form.submit.click()
      form = contactForm(page)
      await expect(form.failure).toContainText('This was not sent')
      await expect(form.message).toHaveValue(ada.message)
      expect(await apiHost.calls()).toEqual([])
      await form.submit.click()
      await expect(form.status).toHaveText('Received.')
      expect((await apiHost.calls()).map((call) => call.body)).toEqual([adaPayload])
    })
  })
}
