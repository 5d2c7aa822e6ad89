import { ada, adaPayload, type contactForm, fillIn, openContact } from '../support/contact-form.ts'
import { expect, test } from '../support/test.ts'

const unexpected = 'An unexpected error occurred. Please try again later.'

const requiredFields = [
  { name: 'firstName', words: 'Enter your first name' },
  { name: 'lastName', words: 'Enter your last name' },
  { name: 'email', words: 'Enter your email address' },
  { name: 'message', words: 'Enter a message' },
  { name: 'agreed', words: 'Agree to the policies to continue' },
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

    test('every field is sent once it is filled, trimmed, with the lines of the message as they are', async ({
      page,
      apiHost,
    }) => {
      const form = await openContact(page, script)
      await fillIn(form, { ...ada, firstName: '  Ada ', message: 'One.\n\nTwo: “ü”.\n' })
      await form.company.fill('Analytical Engines')
      await form.country.selectOption('CA')
      await form.phoneNumber.fill('+1 (781) 555-0142, ext. 7')
      await form.agreed.check()
      await form.submit.click()

      await expect(form.status).toHaveText('Received.')
      const [call] = await apiHost.calls()
      expect(call?.body).toBe(
        '{"firstName":"Ada","lastName":"Byron","company":"Analytical Engines","email":"ada@example.com","phoneNumber":"+1 (781) 555-0142, ext. 7","message":"One.\\n\\nTwo: “ü”.","agreed":true,"country":"CA"}',
      )
    })

    test('a country that was chosen and taken back is not sent', async ({ page, apiHost }) => {
      const form = await openContact(page, script)
      await fillIn(form)
      await form.country.selectOption('EU')
      await form.country.selectOption('')
      await form.agreed.check()
      await form.submit.click()

      await expect(form.status).toHaveText('Received.')
      expect((await apiHost.calls()).map((call) => call.body)).toEqual([adaPayload])
    })

    test('after success the message of the answer stands there and every field is cleared', async ({
      page,
      apiHost,
    }) => {
      await apiHost.answer({ status: 201, body: '{"message":"Thanks, <b>Ada</b>."}' })
      const form = await openContact(page, script)
      await fillIn(form)
      await form.company.fill('Analytical Engines')
      await form.country.selectOption('US')
      await form.phoneNumber.fill('781-555-0142')
      await form.agreed.check()
      await form.submit.click()

      await expect(form.status).toHaveText('Thanks, <b>Ada</b>.')
      for (const field of ['firstName', 'lastName', 'company', 'email', 'country'] as const) {
        await expect(form[field]).toHaveValue('')
      }
      await expect(form.phoneNumber).toHaveValue('')
      await expect(form.message).toHaveValue('')
      await expect(form.agreed).not.toBeChecked()
    })

    test('without any one that has to be filled nothing is sent and the summary leads to it', async ({
      page,
      apiHost,
    }) => {
      const form = await openContact(page, script)
      await fillIn(form)
      await form.agreed.check()
      for (const { name, words } of requiredFields) {
        if (name === 'agreed') await form.agreed.uncheck()
        else await form[name].fill('')
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
        for (const field of ['firstName', 'lastName', 'email', 'message'] as const) {
          await expect(form[field]).toHaveValue(field === name ? '' : ada[field])
        }
        await expect(form.agreed).toBeChecked({ checked: name !== 'agreed' })

        if (name === 'agreed') await form.agreed.check()
        else await form[name].fill(ada[name])
      }
      expect(await apiHost.calls()).toEqual([])
    })

    test('blanks alone do not fill a field', async ({ page, apiHost }) => {
      const form = await openContact(page, script)
      await fillIn(form, { ...ada, lastName: '   ', message: ' \n ' })
      await form.agreed.check()
      await form.submit.click()

      await expect(form.summary.getByRole('link')).toHaveText([
        'Enter your last name',
        'Enter a message',
      ])
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

    test('an error with a message shows that message and keeps what was typed', async ({
      page,
      apiHost,
    }) => {
      const form = await openContact(page, script)
      await fillIn(form)
      await form.country.selectOption('EU')
      await form.agreed.check()
      const statuses = [400, 409, 422, 500, 503]
      for (const status of statuses) {
        const message = `Our desk is flooded (${status}).`
        await apiHost.answer({ status, body: JSON.stringify({ message }) })
        await form.submit.click()

        await expect(form.failure.filter({ hasText: /./ })).toHaveText(message)
        await expectKept(form)
        await expect(form.country).toHaveValue('EU')
      }
      expect(await apiHost.calls()).toHaveLength(statuses.length)
    })

    test('an error without a message shows the generic one and keeps what was typed', async ({
      page,
      apiHost,
    }) => {
      await apiHost.answer({ status: 500, body: '<h1>Oops</h1>' })
      const form = await openContact(page, script)
      await fillIn(form)
      await form.agreed.check()
      await form.submit.click()

      await expect(form.failure.filter({ hasText: /./ })).toHaveText(unexpected)
      await expectKept(form)
      expect(await apiHost.calls()).toHaveLength(1)
    })

    test('what failed can be sent again as it stands', { tag: '@host' }, async ({
      page,
      apiHost,
    }) => {
      await apiHost.answer({ status: 500, body: '{"message":"Once more."}' })
      const form = await openContact(page, script)
      await fillIn(form)
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

async function expectKept(form: ReturnType<typeof contactForm>) {
  await expect(form.firstName).toHaveValue(ada.firstName)
  await expect(form.lastName).toHaveValue(ada.lastName)
  await expect(form.email).toHaveValue(ada.email)
  await expect(form.message).toHaveValue(ada.message)
  await expect(form.agreed).toBeChecked()
}
