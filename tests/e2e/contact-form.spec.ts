import type { Locator } from 'playwright/test'
import { rateLimitReached } from '../../app/content/receipts.ts'
import { withMessage } from '../fakes/api-host.ts'
import {
  ada,
  expectKept,
  fillIn,
  openContact,
  payloadOf,
  textFields,
} from '../support/contact-form.ts'
import { enquiry, postForm } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'

const requiredFields = [
  { name: 'firstName', blank: '', words: 'Enter your first name' },
  { name: 'lastName', blank: '   ', words: 'Enter your last name' },
  { name: 'email', blank: '', words: 'Enter your email address' },
  { name: 'message', blank: ' \n ', words: 'Enter a message' },
  { name: 'agreed', blank: '', words: 'Agree to the policies to continue' },
] as const

/** Presses Tab until the control has focus. */
async function tabTo(control: Locator) {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  do await control.page().keyboard.press('Tab')
  while (!(await hasFocus()))
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({
      javaScriptEnabled: script,
      // A page that comes back with something to mend has an error status, which the browser reports.
      expectedComplaints: script ? [] : ['Failed to load resource'],
    })

    test('an enquiry typed by keyboard reaches the API host byte for byte', async ({
      page,
      apiHost,
    }) => {
      const form = await openContact(page, script)
      await form.firstName.focus()
      const { keyboard } = page
      await keyboard.type('Ada')
      await tabTo(form.lastName)
      await keyboard.type('Byron')
      await tabTo(form.email)
      await keyboard.type('ada@example.com')
      await tabTo(form.message)
      await keyboard.type(ada.message)
      await tabTo(form.agreed)
      await keyboard.press('Space')
      await tabTo(form.submit)
      await keyboard.press('Enter')

      await expect(form.status).toHaveText('Received.')
      expect(apiHost.calls()).toEqual([
        { method: 'POST', path: '/contact', contentType: 'application/json', body: payloadOf() },
      ])
    })

    test('every field is sent, trimmed, with the lines of the message; then it is cleared', async ({
      page,
      apiHost,
    }) => {
      apiHost.answer(withMessage(201, 'Thanks, <b>Ada</b>.'))
      const form = await openContact(page, script)
      await fillIn(form, { ...ada, firstName: '  Ada ', message: 'One.\n\nTwo: “ü”.\n' })
      await form.company.fill('Analytical Engines')
      await form.country.selectOption('CA')
      await form.phoneNumber.fill('+1 (781) 555-0142, ext. 7')
      await form.submit.click()

      await expect(form.status).toHaveText('Thanks, <b>Ada</b>.')
      expect(apiHost.bodies()).toEqual([
        payloadOf({
          company: 'Analytical Engines',
          phoneNumber: '+1 (781) 555-0142, ext. 7',
          message: 'One.\n\nTwo: “ü”.',
          country: 'CA',
        }),
      ])
      for (const field of [...textFields, 'company', 'country', 'phoneNumber'] as const) {
        await expect(form[field]).toHaveValue('')
      }
      await expect(form.agreed).not.toBeChecked()
    })

    test('without a required field nothing is sent, and the summary links to it', async ({
      page,
      apiHost,
    }) => {
      const form = await openContact(page, script)
      await fillIn(form)
      for (const { name, words, blank } of requiredFields) {
        if (name === 'agreed') await form.agreed.uncheck()
        else await form[name].fill(blank)
        await form.submit.click()

        await expect(form.summary.getByRole('link')).toHaveText([words])
        await expect(
          form.summary.getByRole('heading', { name: 'Missing Required Fields' }),
        ).toBeVisible()
        await expect(form.summary).toBeFocused()
        await expect(page).toHaveTitle(/^Error: /)
        await expect(form[name]).toHaveAccessibleDescription(words)
        await expect(form[name]).toHaveAttribute('aria-invalid', 'true')
        await form.summary.getByRole('link', { name: words }).click()
        await expect(form[name]).toBeFocused()
        await expectKept(form, { ...ada, [name]: blank }, name !== 'agreed')

        await fillIn(form)
      }
      expect(apiHost.calls()).toEqual([])
    })

    test('an address that is filled but malformed gets its own words, not the heading for missing ones', async ({
      page,
      apiHost,
    }) => {
      const form = await openContact(page, script)
      await fillIn(form, { ...ada, email: 'ada at example' })
      await form.submit.click()

      await expect(form.email).toHaveAccessibleDescription(
        'Enter an email address in the form name@example.com',
      )
      await expect(page.getByText('Missing Required Fields')).toHaveCount(0)
      await expect(form.email).toHaveValue('ada at example')
      expect(apiHost.calls()).toEqual([])
    })

    test('what failed can be sent again, without the country that was chosen and taken back', {
      tag: '@host',
    }, async ({ page, apiHost }) => {
      apiHost.answer(withMessage(500, 'Once more.'))
      const form = await openContact(page, script)
      await fillIn(form)
      await form.country.selectOption('EU')
      await form.country.selectOption('')
      await form.submit.click()
      await expect(form.failure).toHaveText('Once more.')
      apiHost.answer(withMessage(200, 'Received.'))
      await form.submit.click()

      await expect(form.status).toHaveText('Received.')
      await expect(form.failure).toHaveCount(0)
      expect(apiHost.bodies()).toEqual([payloadOf(), payloadOf()])
    })

    test('a form with the honeypot filled is not sent, says so, and can be sent again', async ({
      page,
      apiHost,
    }) => {
      const form = await openContact(page, script)
      await fillIn(form)
      const honeypot = form.form.locator('[name="website"]')
      await expect(honeypot).not.toBeInViewport()
      await honeypot.evaluate((field: HTMLInputElement) => {
        field.value = 'https://buy.example'
      })
      await form.submit.click()

      await expect(form.failure).toContainText('This was not sent')
      await expectKept(form)
      expect(apiHost.calls()).toEqual([])
      await form.submit.click()
      await expect(form.status).toHaveText('Received.')
      expect(apiHost.bodies()).toEqual([payloadOf()])
    })

    test('past the rate limit the visitor is told so and keeps what was typed; nothing more is sent', async ({
      page,
      apiHost,
      start,
    }) => {
      const site = await start({ API_HOST: apiHost.url, SUBMISSION_LIMIT: '1' })
      await postForm(site, enquiry)
      const form = await openContact(page, script, site.url)
      await fillIn(form)
      await form.country.selectOption('EU')
      await form.submit.click()

      await expect(form.failure).toHaveText(rateLimitReached(10))
      await expectKept(form)
      await expect(form.country).toHaveValue('EU')
      expect(apiHost.calls()).toHaveLength(1)
    })
  })
}
