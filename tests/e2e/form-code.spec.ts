import type { Page, Request } from 'playwright/test'
import { contact } from '../../app/content/contact.ts'
import { forms } from '../../app/content/forms.ts'
import { requestBody, withMessage } from '../fakes/api-host.ts'
import {
  contactForm,
  expectKept,
  fillIn,
  newsletterForm,
  openContact,
  send,
} from '../support/forms.ts'
import { open, openMenu, openWithoutScript, waitForIdle } from '../support/pages.ts'
import { ada, payload, readSubmissionLog } from '../support/posted-forms.ts'
import { expect, hold, test } from '../support/test.ts'

test.use({ expectedComplaints: ['Failed to load resource'] })

const callCode = /\/assets\/(?:contact|newsletter)\.functions-/

test('without the code of its page, text stays and the browser posts it', async ({
  page,
  apiHost,
}) => {
  const pageCode = '**/assets/_home-*.js'
  await page.route(pageCode, (route) => route.fulfill({ status: 404 }))
  await page.goto('/home')
  const form = newsletterForm(page)
  const diagnosed = page.waitForResponse((answer) => answer.request().method() === 'HEAD')
  await form.email.fill(ada.email)
  await diagnosed
  await waitForIdle(page)
  await expect(form.email).toHaveValue(ada.email)
  await send(form)
  expect(apiHost.bodies()).toEqual([requestBody({ email: ada.email })])
})

/** Changes what the page sends, as if the page were of an earlier deployment, whose form had other fields. */
const outdate = (page: Page) =>
  page.route('**/_serverFn/**', async (route) => {
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

test.describe('on a page that something changes', () => {
  test.use({ expectedComplaints: ['Minified React error #418'] })

  test('a form that React replaces keeps focus and what was typed', async ({ page }) => {
    const arrive = await openWithoutScript(page, '/about')
    await page
      .locator('main section')
      .first()
      .evaluate((section) => section.remove())
    const { email } = newsletterForm(page)
    await email.fill(ada.email)
    const before = await email.elementHandle()
    await arrive()
    await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false)
    await expect(email).toHaveValue(ada.email)
    await expect(email).toBeFocused()
  })

  test('messages of a form change although they were translated after React came', async ({
    page,
    apiHost,
  }) => {
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
