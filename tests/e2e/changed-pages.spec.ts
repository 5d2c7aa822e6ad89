import type { Page } from 'playwright/test'
import { about } from '../../app/content/about.ts'
import { contact } from '../../app/content/contact.ts'
import { errors } from '../../app/content/errors.ts'
import { hydrateForm, newsletterForm } from '../support/forms.ts'
import { pageChanges } from '../support/page-changes.ts'
import { interact, open, waitForHydration, waitForIdle } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

// What React says when it meets a page that is not its own.
test.use({ expectedComplaints: ['removeChild', 'React error #418', 'view-transition-name'] })

/** The first one: React may add its page to what is left of another. */
const heading = (page: Page) => page.locator('h1').first()
/** The first that is there: something may have removed the header. */
const follow = (page: Page, name: string) =>
  page.getByRole('link', { name }).filter({ visible: true }).first().click()

for (const [what, change] of Object.entries(pageChanges)) {
  test(`links and Back work when something ${what} @release`, async ({ page }) => {
    await open(page, '/privacy')
    await page.evaluate(change)
    const expectPage = async (path: string, name: string) => {
      await expect(page).toHaveURL(path)
      await expect(heading(page)).toHaveText(name)
      await expect(page.locator('body')).toContainText('Subscribe')
    }
    await follow(page, 'About')
    await expectPage('/about', about.heading)
    await follow(page, 'Schedule')
    await expectPage('/contact', contact.meeting.heading)
    // Not on the page before, which may come back as it was left.
    await page.evaluate(change)
    await page.goBack()
    await expectPage('/about', about.heading)
  })
}

test('Back works each time that something empties the page @release', async ({ page }) => {
  await open(page, '/privacy')
  const name = (await heading(page).textContent()) ?? ''
  await follow(page, 'About')
  await expect(heading(page)).toHaveText(about.heading)
  for (let turn = 0; turn < 2; turn += 1) {
    await waitForHydration(page)
    await page.evaluate(pageChanges['empties the page'])
    await page.goBack()
    await expect(heading(page)).toHaveText(name)
    await page.goForward()
    await expect(heading(page)).toHaveText(about.heading)
  }
})

test('a reload keeps what was typed into a form that React has replaced @release', async ({
  page,
}) => {
  await page.goto('/')
  const form = newsletterForm(page)
  await form.email.pressSequentially('ada')
  await page.evaluate(() => document.querySelector('main section + section')?.remove())
  await hydrateForm(form.submit)
  await form.email.pressSequentially('@example.com')
  const typed = await form.email.inputValue()
  expect(typed).toHaveLength('ada@example.com'.length)
  await page.reload()
  await expect(form.email).toHaveValue(typed)
})

/** Addresses that a web archive, or a server that knows nothing of the site, gives to its pages. */
const addresses = {
  '/web/2026/contact': '/contact',
  '/contact/index.html': '/contact',
  '/contact.html': '/contact',
  '/home/index.html': '/home',
  '/index.html': '/',
}
for (const [address, path] of Object.entries(addresses)) {
  test(`at ${address} a page stays as it is, and its links work @release`, async ({
    page,
    site,
  }) => {
    await page.route(`**${address}`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: site.url + path }) }),
    )
    await page.goto(address)
    const name = (await heading(page).textContent()) ?? ''
    await interact(page)
    // React would have started.
    await page.waitForFunction(() => Reflect.get(self, '$_TSR')?.initialized === true)
    await waitForIdle(page)
    expect(name).not.toBe(errors.heading)
    await expect(heading(page)).toHaveText(name)
    await follow(page, 'About')
    await expect(heading(page)).toHaveText(about.heading)
    await expect(page.locator('body')).not.toContainText(errors.heading)
  })
}
