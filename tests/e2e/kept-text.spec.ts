import type { Page } from 'playwright/test'
import {
  contactForm,
  expectKept,
  fillIn,
  hydrateForm,
  newsletterForm,
  openContact,
} from '../support/forms.ts'
import { ada, signup } from '../support/posted-forms.ts'
import { expect, hold, test } from '../support/test.ts'

test.use({ expectedComplaints: ['Failed to load', 'chunk failed', 'imported'] })

const scripts = '**/assets/*.js'

const followAbout = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'About' }).click()

/** Not the load event, which held scripts would hold up. */
const arrived = { waitUntil: 'commit' } as const

/** Ways to leave the contact page and to come back to it. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': (page) => page.reload(arrived),
  'its address': (page) => page.goto('/contact', arrived),
  'a link and Back': async (page) => {
    await followAbout(page)
    await expect(page).toHaveTitle(/^About/)
    await page.goBack(arrived)
  },
  'a file and Back': async (page) => {
    await page.goto('/robots.txt')
    await page.goBack(arrived)
  },
}

/** Ways on which only a page with React leads. */
const waysOfReact: typeof ways = {
  'a page that is loaded as a document, and Back': async (page) => {
    const loaded = page.waitForRequest((request) => request.isNavigationRequest())
    await page.route('**/assets/about-*.js', (route) =>
      route.request().method() === 'HEAD' ? route.continue() : route.abort(),
    )
    await followAbout(page)
    await loaded
    await expect(page).toHaveTitle(/^About/)
    await page.goBack()
  },
  'a page that does not load, and Back': async (page) => {
    await page.context().setOffline(true)
    await followAbout(page)
    await expect(page.getByText('Loading chunk failed (error)')).toBeVisible()
    await page.goBack()
    // Off the link, which would load its page as soon as that is possible.
    await page.mouse.move(200, 300)
    await page.context().setOffline(false)
  },
}

for (const react of ['before', 'after']) {
  const table = react === 'before' ? ways : { ...ways, ...waysOfReact }
  for (const [way, go] of Object.entries(table)) {
    test(`text typed ${react} React outlasts ${way}; an agreement does not`, async ({ page }) => {
      const release = react === 'before' ? await hold(page, scripts) : undefined
      await page.goto('/contact', arrived)
      const form = contactForm(page)
      if (!release) await hydrateForm(form.submit)
      await fillIn(form)
      await form.country.selectOption('CA')
      await go(page)
      await expectKept(form, ada, false)
      await expect(form.country).toHaveValue('CA')

      // React takes over what is there, and does not bring back what is taken back.
      await form.message.fill('')
      release?.()
      await hydrateForm(form.submit)
      await expectKept(form, { ...ada, message: '' }, false)
      await go(page)
      await expectKept(form, { ...ada, message: '' }, false)
      await expect(form.country).toHaveValue('CA')
    })
  }
}

test('an address that is not signed up yet follows the visitor to other pages', async ({
  page,
}) => {
  await page.goto('/about')
  const form = newsletterForm(page)
  await hydrateForm(form.submit)
  await form.email.fill(signup.email)
  const heading = page.getByRole('heading', { level: 1 })
  for (const name of ['Services', 'About', 'Schedule Consultation']) {
    const left = (await heading.textContent()) ?? ''
    await page.getByRole('navigation').getByRole('link', { name }).first().click()
    await expect(heading).not.toHaveText(left)
    await expect(form.email).toHaveValue(signup.email)
  }
})

for (const stored of ['null', '7', '["a"]', '{', '{"contact-message":{}}', '{"contact-email":7}']) {
  test(`a page works whatever is in the storage: ${stored}`, async ({ page }) => {
    await page.goto('/robots.txt')
    await page.evaluate((text) => sessionStorage.setItem('typed', text), stored)
    const form = await openContact(page, false)
    await form.firstName.fill(ada.firstName)
    await page.reload()
    await expect(form.firstName).toHaveValue(ada.firstName)
  })
}
