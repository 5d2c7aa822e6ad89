import type { Locator, Page } from 'playwright/test'
import { contact } from '../../app/content/contact.ts'
import { forms } from '../../app/content/forms.ts'
import { offices } from '../../app/content/offices.ts'
import { siteCopy } from '../../app/content/site-copy.ts'
import { honeypotFailure, unexpectedErrorMessage } from '../../app/forms/schema/outcome.ts'
import { hangUp, valid, withMessage } from '../fakes/api-host.ts'
import {
  type ContactForm,
  contactForm,
  expectKept,
  fillIn,
  hydrateForm,
  openContact,
  send,
} from '../support/forms.ts'
import { ada, emptyDraft, payload, textFields } from '../support/posted-forms.ts'
import { expect, hold, test, withAndWithoutScript } from '../support/test.ts'

const required = [...textFields, 'agreed'] as const

/** What helps with a field while nothing is wrong with it. */
function hintOf(name: keyof typeof contact.form.fields): string {
  const field = contact.form.fields[name]
  return 'hint' in field ? field.hint : ''
}

async function leaveForAbout(page: Page, { form }: ContactForm) {
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(form).toHaveCount(0)
}

withAndWithoutScript((script) => {
  test('a failed enquiry is kept, sent again, then cleared @host', async ({ page, apiHost }) => {
    const form = await openContact(page, script)
    const typed = { ...ada, firstName: '  Ada ', message: 'One.\n\nTwo: “ü”.\n' }
    const others = { company: 'Analytical Engines', phoneNumber: '+1 (781) 555-0142, ext. 7' }
    const switchColor = () =>
      form.agreed.evaluate((control) => getComputedStyle(control).backgroundColor)
    const off = await switchColor()
    await fillIn(form, typed)
    await expect.poll(switchColor).not.toBe(off)
    await form.company.fill(others.company)
    await form.phoneNumber.fill(others.phoneNumber)
    await form.country.selectOption('EU')
    await form.country.selectOption('')
    apiHost.answer(withMessage(500, '<b>Once</b> more.'))
    await form.submit.click()
    await expect(form.failure).toHaveText('<b>Once</b> more.')
    await expect(form.announced).toHaveCount(1)
    for (const { city, telephoneHref } of offices) {
      const call = form.form.getByRole('link', { name: siteCopy.call(city) })
      await expect(call).toHaveAttribute('href', telephoneHref)
    }
    if (script) await expect(form.submit).toBeFocused()
    await expectKept(form, typed)

    apiHost.answer(withMessage(201, 'Thanks, <b>Ada</b>.'))
    await form.country.selectOption('CA')
    await form.submit.click()
    const receipt = 'Thanks, <b>Ada</b>.'
    await expect(form.status).toHaveText(receipt)
    await expect(form.announced).toHaveCount(1)
    // Without script the page after a post begins there.
    if (!script) await expect(page.getByRole('group', { name: receipt })).toBeFocused()
    for (const field of [...textFields, 'company', 'country', 'phoneNumber'] as const) {
      await expect(form[field]).toHaveValue('')
    }
    await expect(form.agreed).not.toBeChecked()
    const trimmed = { ...others, message: 'One.\n\nTwo: “ü”.' }
    expect(apiHost.bodies()).toEqual([payload(trimmed), payload({ ...trimmed, country: 'CA' })])
    const call = { method: 'POST', path: '/contact', contentType: 'application/json' }
    expect(apiHost.calls()).toMatchObject([call, call])
  })

  test('an incomplete form is not sent; its summary links to fields', async ({ page, apiHost }) => {
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    const form = await openContact(page, script)
    const { fields } = contact.form
    const blank = { ...emptyDraft, lastName: '   ', message: ' \n ' }
    await form.company.fill('Analytical Engines')
    for (const name of textFields) await form[name].fill(blank[name])
    await form.submit.click()
    await expect(form.summary).toBeFocused()
    const heading = form.summary.getByRole('heading')
    await expect(heading).toHaveText('Missing Required Fields')
    await expect(heading).toBeInViewport()
    const problems = required.map((name) => fields[name].missing)
    await expect(form.summary.getByRole('link')).toHaveText(problems)
    await expect(form.announced).toHaveCount(1)
    await expect(page).toHaveTitle(/^Error: Contact/)
    await expect(page.locator('[property="og:title"]')).toHaveAttribute('content', /^Contact/)
    const header = (await page.getByRole('banner').boundingBox())?.height
    const topOfLabel = (control: Locator) =>
      control.evaluate(({ labels }: HTMLInputElement) => labels?.[0]?.getBoundingClientRect().top)
    for (const name of required) {
      await form.summary.getByRole('link', { name: fields[name].missing }).click()
      await expect(form[name]).toBeFocused()
      await expect(form[name]).toBeInViewport({ ratio: 1 })
      await expect(form[name]).toHaveAttribute('aria-required', 'true')
      await expect(form[name]).toHaveAttribute('aria-invalid', 'true')
      await expect(form[name]).toHaveAccessibleDescription(
        [fields[name].missing, hintOf(name)].join(' ').trim(),
      )
      await expect.poll(() => topOfLabel(form[name])).toBeGreaterThanOrEqual(header ?? 0)
    }
    await expectKept(form, blank, false)
    await expect(form.company).toHaveValue('Analytical Engines')

    const typed = { ...ada, email: 'ada at example' }
    await fillIn(form, typed)
    await form.submit.click()
    const malformed = 'Enter an email address in the form name@example.com'
    await expect(form.email).toHaveAccessibleDescription(malformed)
    await expect(page.getByText('Missing Required Fields')).toHaveCount(0)
    await expectKept(form, typed)
    expect(apiHost.calls()).toEqual([])
    if (script) expect(posts).toEqual([])
  })

  test('a filled honeypot stops one enquiry, and the form says so', async ({ page, apiHost }) => {
    const form = await fillIn(await openContact(page, script))
    const honeypot = form.form.locator('[name="homepage"]')
    await expect(honeypot).not.toBeInViewport()
    await honeypot.evaluate((field: HTMLInputElement) => {
      field.value = 'https://buy.example'
    })
    await form.submit.click()

    await expect(form.failure).toHaveText(honeypotFailure.message)
    await expectKept(form)
    expect(apiHost.calls()).toEqual([])
    await send(form)
    expect(apiHost.bodies()).toEqual([payload()])
  })
})

for (const [what, requests, minutes] of [
  ['an answer', '**/_serverFn/**', 1.25],
  ['its code', '**/assets/contact.functions-*', 2],
] as const) {
  test(`without ${what}, sending ends after a while`, async ({ page, apiHost }) => {
    await page.clock.install({ time: 0 })
    await page.route(requests, () => {})
    const requested = page.waitForRequest(requests)
    const form = await fillIn(await openContact(page, true))
    // From here on the clock stands still.
    await page.clock.pauseAt(60_000)
    await form.submit.click()
    // The deadline has begun by then.
    await requested
    await page.clock.runFor(minutes * 60_000 - 1000)
    await expect(form.status).toHaveText(contact.form.slow)
    await page.clock.runFor(1000)
    if (what === 'an answer') {
      await expect(form.failure).toHaveText(unexpectedErrorMessage)
      await expectKept(form)
      await page.unroute(requests)
      await form.submit.click()
    }
    // Otherwise the browser posts the form.
    await expect(form.status).toHaveText('Received.')
    expect(apiHost.bodies()).toEqual([payload()])
  })
}

test('while it sends, the form says so, and keeps what is typed', async ({ page }) => {
  await page.clock.install({ time: 0 })
  const form = await fillIn(await openContact(page, true))
  // From here on the clock stands still.
  await page.clock.pauseAt(60_000)
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  const release = await hold(page, '**/_serverFn/**')
  const top = () => form.submit.evaluate(({ offsetTop }: HTMLElement) => offsetTop)
  const before = await top()
  await form.submit.dblclick()
  // Forced, because Playwright would wait until the button is enabled.
  await form.submit.click({ force: true })

  await expect(form.status).toHaveText(contact.form.sending)
  await expect(form.submit).toHaveAttribute('aria-disabled', 'true')
  await expect(form.submit).toBeFocused()
  expect(await top()).toBe(before)
  await page.clock.runFor(6000)
  await expect(form.status).toHaveText(contact.form.slow)
  await expectKept(form)
  await form.message.fill('One thing more.')
  release()
  await expect(form.status).toHaveText('Received.')
  await expectKept(form, { ...ada, message: 'One thing more.' })
  await expect(form.submit).not.toHaveAttribute('aria-disabled')
  expect(calls).toHaveLength(1)
})

test('a second click that comes after the receipt does not replace it', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.setViewportSize({ width: 390, height: 600 })
  const form = await fillIn(await openContact(page, true))
  await form.submit.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  // From here on the clock stands still.
  await page.clock.pauseAt(60_000)
  await send(form)
  await expect(form.status).toBeInViewport({ ratio: 1 })
  await page.clock.runFor(900)
  await form.submit.click()
  await expect(form.status).toHaveText('Received.')
  await page.clock.runFor(1000)
  await form.submit.click()
  await expect(form.summary).toBeFocused()
})

for (const [outcome, then, answer] of [
  ['was accepted', 'gone', valid],
  ['failed', 'there', hangUp],
] as const) {
  test(`an enquiry that ${outcome} after its page was left is ${then} when the visitor returns`, async ({
    page,
    apiHost,
  }) => {
    apiHost.answer(answer)
    const form = await fillIn(await openContact(page, true))
    const release = await hold(page, '**/_serverFn/**')
    await form.submit.click()
    await leaveForAbout(page, form)
    const answered = page.waitForResponse('**/_serverFn/**')
    release()
    await answered
    for (const returnToIt of [() => page.goBack(), () => page.reload()]) {
      await returnToIt()
      await expect(form.message).toHaveValue(then === 'gone' ? '' : ada.message)
    }
    expect(apiHost.bodies()).toEqual([payload()])
  })
}

test('what was filled in without an event is sent', async ({ page, apiHost }) => {
  const form = await openContact(page, true)
  for (const name of textFields) {
    // A password manager may set values so.
    await form[name].evaluate((field: HTMLInputElement, value) => {
      field.value = value
    }, ada[name])
  }
  await form.agreed.evaluate((field: HTMLInputElement) => {
    field.checked = true
  })
  await form.company.fill('Analytical Engines')
  await expectKept(form)
  await send(form)
  expect(apiHost.bodies()).toEqual([payload({ company: 'Analytical Engines' })])
})

test('messages go as fields are corrected, and the field in use stays in place', async ({
  page,
}) => {
  const form = await openContact(page, true)
  await form.email.fill('ada')
  await form.submit.click()
  await expect(form.summary).toBeFocused()
  const problems = form.summary.getByRole('link')
  await expect(problems).toHaveCount(required.length)
  for (const [index, name] of textFields.entries()) {
    await form[name].focus()
    const top = () => form[name].evaluate((control) => control.getBoundingClientRect().top)
    const before = await top()
    await form[name].press('End')
    await page.keyboard.type(name === 'email' ? '@example.com' : ada[name])
    await expect(form[name]).not.toHaveAttribute('aria-invalid')
    await expect(form[name]).toHaveAccessibleDescription(hintOf(name))
    await expect(problems).toHaveCount(textFields.length - index)
    await expect(form.summary).toContainText(forms.corrected(index + 1, required.length))
    expect(await top()).toBeCloseTo(before, 0)
    await expect(form[name]).toBeFocused()
  }
  await expect(page).toHaveTitle(/^Error: Contact/)
  await form.agreed.check()
  await expect(form.summary).toHaveCount(0)
  await expect(page).toHaveTitle(/^Contact/)
  await form.firstName.fill('')
  await expect(form.firstName).toHaveAttribute('aria-invalid', 'true')
  await form.firstName.fill(ada.firstName)
  await send(form)
  await form.email.fill('silent again')
  await expect(form.email).not.toHaveAttribute('aria-invalid')
})

test('a country that is not on the list is refused, with all that was typed', async ({ page }) => {
  const form = await openContact(page, false)
  const canada = form.country.locator('option[value=CA]')
  await canada.evaluate((option) => option.setAttribute('value', 'MX'))
  await form.country.selectOption('MX')
  await fillIn(form)
  await hydrateForm(form.submit)
  await form.submit.click()
  await expect(form.summary.getByRole('link')).toHaveText(contact.form.fields.country.unlisted)
  await expectKept(form)
})

test('a long word in the message does not make the page wider', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const form = await openContact(page, false)
  await form.message.fill(`https://${'x'.repeat(4000)}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test.describe('where requests fail', () => {
  test.use({ expectedComplaints: ['Failed to load resource'] })

  test('the form is silent at first, and keeps what was not sent', async ({ page, context }) => {
    const form = await openContact(page, true)
    // Live regions must exist before they announce something.
    await expect(form.status).toBeEmpty()
    await expect(form.form.getByRole('alert')).toBeEmpty()
    await form.firstName.fill('A')
    await form.firstName.fill('')
    await form.email.fill('nonsense')
    await form.message.focus()
    await expect(form.summary).toHaveCount(0)
    await expect(form.firstName).not.toHaveAttribute('aria-invalid')
    await expect(form.email).not.toHaveAttribute('aria-invalid')

    await fillIn(form)
    await form.country.selectOption('CA')
    await context.setOffline(true)
    await form.submit.click()
    await expect(form.failure).toHaveText(unexpectedErrorMessage)
    await expectKept(form)
    await expect(form.country).toHaveValue('CA')

    // A captive portal answers in place of the site.
    await context.setOffline(false)
    await page.route('**/_serverFn/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }),
    )
    const answered = page.waitForResponse('**/_serverFn/**')
    await form.submit.click()
    await answered
    await expect(form.failure).toHaveText(unexpectedErrorMessage)
    await expectKept(form)
  })

  test('hydrating the page after a post keeps what is in the form', async ({ page, apiHost }) => {
    const release = await hold(page, '**/assets/*.js')
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    const malformed = { ...ada, email: 'ada', message: 'My books' }
    const form = await fillIn(contactForm(page), malformed)
    await form.country.selectOption('CA')
    await form.submit.click()
    await expect(form.summary.getByRole('link')).toHaveCount(1)
    await form.message.fill(ada.message)

    release()
    await hydrateForm(form.submit)
    await expect(form.summary.getByRole('link')).toHaveCount(1)
    await expect(form.email).toHaveAttribute('aria-invalid', 'true')
    await expectKept(form, { ...ada, email: 'ada' })
    await form.email.fill(ada.email)
    await expect(form.summary).toHaveCount(0)
    await expect(page).toHaveTitle(/^Contact/)
    await leaveForAbout(page, form)
    await page.goBack()
    await expectKept(form, ada, false)
    await expect(page.getByRole('status').filter({ hasText: 'Contact' })).toHaveText(/^Contact/)
    await form.agreed.check()
    await send(form)
    await expect(form.firstName).toHaveValue('')
    await expect(form.agreed).not.toBeChecked()
    await form.email.fill('silent again')
    await expect(form.email).not.toHaveAttribute('aria-invalid')
    expect(apiHost.bodies()).toEqual([payload({ country: 'CA' })])
  })
})
