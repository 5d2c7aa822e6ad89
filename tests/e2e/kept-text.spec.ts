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

test('text outlasts each way to leave and come back, before React and after; an agreement does not', async ({
  page,
}) => {
  const release = await hold(page, scripts)
  await page.goto('/contact', arrived)
  const form = await fillIn(contactForm(page))
  await form.country.selectOption('CA')
  const comeBack = async (go: (typeof ways)[string], text: typeof ada) => {
    await form.agreed.check()
    await go(page)
    await expectKept(form, text, false)
    await expect(form.country).toHaveValue('CA')
  }
  for (const [way, go] of Object.entries(ways)) {
    await test.step(`before React, ${way}`, () => comeBack(go, ada))
  }
  // React takes over what is there, and does not bring back what is taken back.
  await form.message.fill('')
  release()
  for (const [way, go] of Object.entries(ways)) {
    await test.step(`after React, ${way}`, async () => {
      await hydrateForm(form.submit)
      await comeBack(go, { ...ada, message: '' })
    })
  }
})

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

test('a page works whatever is in the storage', async ({ page }) => {
  for (const stored of [
    'null',
    '7',
    '["a"]',
    '{',
    '{"contact-message":{}}',
    '{"contact-email":7}',
  ]) {
    await page.goto('/robots.txt')
    await page.evaluate((text) => sessionStorage.setItem('typed', text), stored)
    const form = await openContact(page, false)
    await form.firstName.fill(ada.firstName)
    await page.reload()
    await expect(form.firstName, stored).toHaveValue(ada.firstName)
  }
})
