import { unexpectedErrorMessage } from '../../app/submissions/outcome.ts'
import { ada, adaPayload, fillIn, openContact } from '../support/contact-form.ts'
import { expect, test } from '../support/test.ts'

const textFields = ['firstName', 'lastName', 'email', 'message'] as const

const requiredFields = [
  { name: 'firstName', blank: '', words: 'Enter your first name' },
  { name: 'lastName', blank: '   ', words: 'Enter your last name' },
  { name: 'email', blank: '', words: 'Enter your email address' },
  { name: 'message', blank: ' \n ', words: 'Enter a message' },
  { name: 'agreed', blank: '', words: 'Agree to the policies to continue' },
] as const

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
      await keyboard.press('Tab')
      await keyboard.type('Byron')
      await keyboard.press('Tab')
      await keyboard.press('Tab')
      await keyboard.type('ada@example.com')
      for (const _ of ['country', 'phone', 'message']) await keyboard.press('Tab')
      await keyboard.type(ada.message)
      await keyboard.press('Tab')
      await keyboard.press('Space')
      for (const _ of ['privacy', 'submit']) await keyboard.press('Tab')
      await keyboard.press('Enter')

      await expect(form.status).toHaveText('Received.')
      expect(await apiHost.calls()).toEqual([
        { method: 'POST', path: '/contact', contentType: 'application/json', body: adaPayload },
      ])
    })

    test('every field is sent, trimmed, with the lines of the message; then it is cleared', async ({
      page,
      apiHost,
    }) => {
      await apiHost.answer({ status: 201, body: '{"message":"Thanks, <b>Ada</b>."}' })
      const form = await openContact(page, script)
      await fillIn(form, { ...ada, firstName: '  Ada ', message: 'One.\n\nTwo: “ü”.\n' })
      await form.company.fill('Analytical Engines')
      await form.country.selectOption('CA')
      await form.phoneNumber.fill('+1 (781) 555-0142, ext. 7')
      await form.agreed.check()
      await form.submit.click()

      await expect(form.status).toHaveText('Thanks, <b>Ada</b>.')
      expect((await apiHost.calls()).map((call) => call.body)).toEqual([
        '{"firstName":"Ada","lastName":"Byron","company":"Analytical Engines","email":"ada@example.com","phoneNumber":"+1 (781) 555-0142, ext. 7","message":"One.\\n\\nTwo: “ü”.","agreed":true,"country":"CA"}',
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
      await form.agreed.check()
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
        for (const field of textFields) {
          await expect(form[field]).toHaveValue(field === name ? blank : ada[field])
        }
        await expect(form.agreed).toBeChecked({ checked: name !== 'agreed' })

        if (name === 'agreed') await form.agreed.check()
        else await form[name].fill(ada[name])
      }
      expect(await apiHost.calls()).toEqual([])
    })

    test('an address that is filled but malformed gets its own words, not the heading for missing ones', async ({
      page,
      apiHost,
    }) => {
      const form = await openContact(page, script)
      await fillIn(form, { ...ada, email: 'ada at example' })
      await form.agreed.check()
      await form.submit.click()

      await expect(form.email).toHaveAccessibleDescription(
        'Enter an email address in the form name@example.com',
      )
      await expect(page.getByText('Missing Required Fields')).toHaveCount(0)
      await expect(form.email).toHaveValue('ada at example')
      expect(await apiHost.calls()).toEqual([])
    })

    test('an error shows its message, or else the generic one, and keeps what was typed', async ({
      page,
      apiHost,
    }) => {
      const form = await openContact(page, script)
      await fillIn(form)
      await form.country.selectOption('EU')
      await form.agreed.check()
      const errors = [400, 409, 422, 500, 503].map((status) => {
        const message = `Our desk is flooded (${status}).`
        return { status, message, body: JSON.stringify({ message }) }
      })
      const silent = { status: 500, message: unexpectedErrorMessage, body: '<h1>Oops</h1>' }
      for (const { message, ...answer } of [...errors, silent]) {
        await apiHost.answer(answer)
        await form.submit.click()

        await expect(form.failure.filter({ hasText: /./ })).toHaveText(message)
        for (const field of textFields) await expect(form[field]).toHaveValue(ada[field])
        await expect(form.country).toHaveValue('EU')
        await expect(form.agreed).toBeChecked()
      }
      expect(await apiHost.calls()).toHaveLength(errors.length + 1)
    })

    test('what failed can be sent again, without the country that was chosen and taken back', {
      tag: '@host',
    }, async ({ page, apiHost }) => {
      await apiHost.answer({ status: 500, body: '{"message":"Once more."}' })
      const form = await openContact(page, script)
      await fillIn(form)
      await form.country.selectOption('EU')
      await form.country.selectOption('')
      await form.agreed.check()
      await form.submit.click()
      await expect(form.failure.filter({ hasText: /./ })).toHaveText('Once more.')
      await apiHost.answer({ status: 200, body: '{"message":"Received."}' })
      await form.submit.click()

      await expect(form.status).toHaveText('Received.')
      await expect(form.failure.filter({ hasText: /./ })).toHaveCount(0)
      expect((await apiHost.calls()).map((call) => call.body)).toEqual([adaPayload, adaPayload])
    })
  })
}
