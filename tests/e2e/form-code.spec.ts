import type { Page, Request } from 'playwright/test'
import { contact } from '../../app/content/contact.ts'
import { forms } from '../../app/content/forms.ts'
import { newsletter } from '../../app/content/newsletter.ts'
import { waitForElementHydration } from '../../scripts/support/element-hydration.ts'
import { withMessage } from '../fakes/api-host.ts'
import {
  contactForm,
  expectKept,
  fillIn,
  newsletterForm,
  openContact,
  send,
} from '../support/forms.ts'
import { interact, open, openMenu, waitForIdle } from '../support/pages.ts'
import { ada, payload, readSubmissionLog } from '../support/posted-forms.ts'
import { wheel } from '../support/scrolling.ts'
import { expect, hold, test } from '../support/test.ts'

test.use({ expectedComplaints: ['Failed to load resource'] })

const formCode = '**/assets/use-submission-form-*.js'
const callCode = /\/assets\/(?:contact|newsletter)\.functions-/

test('the newsletter form’s code loads at the first interaction with it, the enquiry form’s with its page', async ({
  page,
}) => {
  const coming: string[] = []
  page.on('request', (request) => coming.push(request.url()))
  const isFormCode = (url: string) => url.includes('/assets/use-submission-form-')
  await open(page, '/')
  await wheel(page, 300)
  expect(coming.filter(isFormCode)).toEqual([])
  const requested = page.waitForRequest(formCode)
  await newsletterForm(page).email.focus()
  await requested
  await open(page, '/contact')
  await waitForElementHydration(contactForm(page).submit)
})

test('without the form code, text stays and the browser posts it', async ({ page, apiHost }) => {
  const address = page.getByLabel(newsletter.email)
  await page.route(formCode, (route) => route.fulfill({ status: 404 }))
  await open(page, '/home')
  const refused = page.waitForResponse(formCode)
  await address.fill('ada@example.com')
  await refused
  // The page is rendered again.
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page).toHaveURL(/#services$/)
  await expect(address).toHaveValue('ada@example.com')
  await page.getByRole('button', { name: newsletter.submit }).click()
  await expect(page.getByText('Received.')).toBeVisible()
  expect(apiHost.calls()).toHaveLength(1)
})

/** Changes what the page sends, as if the page were of an earlier deployment, whose form had other fields. */
const outdate = (page: Page, held?: Promise<void>) =>
  page.route('**/_serverFn/**', async (route) => {
    await held
    const postData = route.request().postData()?.replace('"company"', '"fax"') ?? ''
    await route.continue({ postData })
  })

test('an outdated form is posted, also after a stop', async ({ page, apiHost, site: server }) => {
  const before = readSubmissionLog(server).length
  await page.clock.install()
  const form = await fillIn(await openContact(page, true))
  await outdate(page)
  await page.route('/contact', (route) => route.abort('aborted'))
  const stopped = page.waitForEvent('requestfailed')
  await form.submit.click()
  await stopped
  await page.unroute('/contact')
  await expect(form.status).toHaveText(contact.form.sending)
  await page.clock.runFor(10_000)
  await send(form)
  expect(apiHost.bodies()).toEqual([payload()])
  const refused = { form: 'contact', reason: 'not the shape of the form' }
  const expected = [refused, refused, { outcome: 'accepted' }]
  expect(readSubmissionLog(server).slice(before)).toMatchObject(expected)
})

test('an outdated form is not posted to the page that the visitor went to', async ({ page }) => {
  const form = await fillIn(await openContact(page, true))
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await outdate(page, held)
  await form.submit.click()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(form.form).toHaveCount(0)
  const answered = page.waitForResponse('**/_serverFn/**')
  answer()
  await answered
  await waitForIdle(page)
  await expect(page).toHaveTitle(/^About/)
  await page.goBack()
  await expectKept(form, ada, false)
})

test('form code that failed to load is requested again', async ({ page, browser }) => {
  await open(page, '/about')
  const form = newsletterForm(page)
  await page.route(formCode, (route) => route.abort())
  // The page has asked the server why it failed.
  const diagnosed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await form.email.focus()
  await diagnosed
  await page.unroute(formCode)
  await form.submit.focus()
  // Chromium up to 150 never requests a module again that has failed, so there the browser posts the form.
  if (Number.parseInt(browser.version(), 10) > 150) await waitForElementHydration(form.email)
  await form.email.fill(ada.email)
  await send(form)
})

test('if the code of a server function does not load, the browser posts the form', async ({
  page,
  apiHost,
}) => {
  apiHost.answer(withMessage(500, 'Later.'))
  const isDiagnosis = (request: Request) => request.method() === 'HEAD'
  await page.route(callCode, (route) =>
    isDiagnosis(route.request()) ? route.fulfill() : route.abort(),
  )
  const form = await openContact(page, true)
  const diagnosed = page.waitForResponse((answer) => isDiagnosis(answer.request()))
  await fillIn(form)
  await diagnosed
  await form.submit.click()
  await expect(form.failure).toHaveText('Later.')
  await expectKept(form)
  apiHost.reset()
  await send(form)
  await openContact(page, true)
  await expect(form.message).toHaveValue('')
})

for (const [way, start, name, back] of [
  ['from another page', '/privacy', 'Schedule Consultation', false],
  ['back', '/contact', 'About', true],
  ['to the page itself', '/contact', 'Schedule Consultation', false],
] as const) {
  test(`a form is complete after the way ${way}`, async ({ page }) => {
    await open(page, start)
    await page.getByRole('banner').getByRole('link', { name }).click()
    if (back) {
      await expect(page).toHaveURL('/about')
      await page.goBack()
    }
    const form = contactForm(page)
    await form.firstName.fill('Ada')
    await form.submit.click()
    await expect(form.summary).toBeFocused()
    await expect(form.firstName).toHaveValue('Ada')
  })
}

/** Wraps each text in elements, as Chrome does. */
const translate = (page: Page, within: string) =>
  page.locator(within).evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.append(text.textContent ?? '')
    }
  })

test('a page that is translated before React came works without it', async ({ page, apiHost }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await hold(page, '**/assets/index-*.js')
  // A pointer may be there already, and its script would hold up the load event.
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await translate(page, 'body')
  const form = await fillIn(contactForm(page))
  release()
  await page.waitForLoadState()
  const menu = await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.locator('h1 font')).toHaveCount(1)
  const post = page.waitForRequest((sent) => sent.isNavigationRequest() && sent.method() === 'POST')
  await form.submit.click()
  await post
  await expect(form.status).toHaveText('Received.')
  expect(apiHost.bodies()).toEqual([payload()])
})

test('a page whose language a translator changed before React came stays translated', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/about-*.js')
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((element) => {
    document.documentElement.lang = 'es'
    element.textContent = 'Los libros'
  })
  const code = page.waitForResponse('**/assets/about-*.js')
  await interact(page)
  release()
  await code
  await waitForIdle(page)
  await expect(heading).toHaveText('Los libros')
})

test.describe('on a page that is translated after React came', () => {
  test.use({ expectedComplaints: ['Minified React error #418'] })

  test('a form keeps what was typed into it before its code came', async ({ page }) => {
    const release = await hold(page, formCode)
    await open(page, '/about')
    await translate(page, '#newsletter-form')
    const { email } = newsletterForm(page)
    await email.fill(ada.email)
    release()
    await expect(page.locator('#newsletter-form font')).toHaveCount(0)
    await expect(email).toHaveValue(ada.email)
    await expect(email).toBeFocused()
  })

  test('messages of a form change although they were translated', async ({ page, apiHost }) => {
    const form = await openContact(page, true)

    await form.submit.click()
    await expect(form.summary).toContainText(forms.missing)
    await translate(page, '#contact-form')
    await fillIn(form, { ...ada, email: 'nonsense' })
    await form.submit.click()
    await expect(form.summary).toContainText(forms.malformed)
    await form.email.fill(ada.email)
    const answer = await hold(page, '**/_serverFn/**')
    await form.submit.click()
    await expect(form.status).toHaveText(contact.form.sending)
    await translate(page, '#contact-form [role=status]')
    answer()
    await expect(form.status).toHaveText('Received.')
    expect(apiHost.bodies()).toEqual([payload()])
  })
})
