import { newsletter } from '../../app/content/newsletter.ts'
import { hydrated } from '../../scripts/support/hydrated.ts'
import { contactForm, fillIn, openContact } from '../support/forms.ts'
import { open } from '../support/pages.ts'
import { payloadOf } from '../support/posted-forms.ts'
import { wheel } from '../support/scrolling.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedComplaints: ['Failed to load resource'] })

const formCode = '**/assets/form-*.js'
const callCode = /\/assets\/(?:contact|newsletter)\.functions-/

test('form code is lazy: it comes when a visitor turns to the form', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  for (const path of ['/', '/contact']) {
    await open(page, path)
    await wheel(page, 300)
    expect(fetched.filter((url) => url.includes('/assets/form-'))).toEqual([])
  }
  const coming = page.waitForRequest(formCode)
  await contactForm(page).firstName.focus()
  await coming
})

test('form code that does not arrive leaves the form to the browser', async ({ page, apiHost }) => {
  const address = page.getByLabel(newsletter.email)
  await page.route(formCode, (route) => route.fulfill({ status: 404 }))
  await open(page, '/home')
  const refused = page.waitForResponse(formCode)
  await address.fill('ada@example.com')
  await refused
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page).toHaveURL(/#services$/)
  await expect(address).toHaveValue('ada@example.com')
  await page.getByRole('button', { name: newsletter.submit }).click()
  await expect(page.getByText('Received.')).toBeVisible()
  expect(apiHost.calls()).toHaveLength(1)
})

test('form code is fetched again if it did not come at first', async ({ page, browser }) => {
  await open(page, '/contact')
  const form = contactForm(page)
  await page.route(formCode, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await form.firstName.focus()
  await failed
  await page.unroute(formCode)
  await form.lastName.focus()
  // Chromium 150 still remembers for good that a module did not come; the form is posted by the browser then.
  if (Number.parseInt(browser.version(), 10) > 150) await hydrated(form.lastName)
  await fillIn(form)
  await form.agreed.check()
  await form.submit.click()
  await expect(form.status).toHaveText('Received.')
})

test('form code comes with a page that a link leads to', async ({ page }) => {
  await open(page, '/privacy')
  await page.getByRole('banner').getByRole('link', { name: 'Schedule Consultation' }).click()
  const form = contactForm(page)
  await form.firstName.fill('Ada')
  await form.submit.click()
  await expect(form.summary).toBeFocused()
  await expect(form.firstName).toHaveValue('Ada')
})

test('without its server function the browser posts the form', async ({ page, apiHost }) => {
  await page.route(callCode, (route) => route.fulfill({ status: 404 }))
  const form = await openContact(page, true)
  const gone = page.waitForResponse(
    (answer) => callCode.test(answer.url()) && answer.request().method() === 'HEAD',
  )
  await fillIn(form)
  await gone
  await form.agreed.check()
  await form.submit.click()
  await expect(form.status).toHaveText('Received.')
  expect(apiHost.bodies()).toEqual([payloadOf()])
})
