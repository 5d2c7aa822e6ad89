import { contact } from '../../app/content/contact.ts'
import { newsletter } from '../../app/content/newsletter.ts'
import { unexpectedErrorMessage } from '../../app/submissions/outcome.ts'
import { ada, openContact } from '../support/contact-form.ts'
import { newsletterForm } from '../support/newsletter-form.ts'
import { expect, test } from '../support/test.ts'

test('every field says what goes into it: to the browser, which can fill it in, and to the phone’s keyboard', async ({
  page,
}) => {
  const form = await openContact(page, true)
  const fields = [
    [form.firstName, 'given-name', 'text'],
    [form.lastName, 'family-name', 'text'],
    [form.company, 'organization', 'text'],
    [form.email, 'email', 'email'],
    [form.country, 'country', null],
    [form.phoneNumber, 'tel', 'tel'],
    [form.message, 'off', 'text'],
    [newsletterForm(page).email, 'email', 'email'],
  ] as const
  for (const [field, autocomplete, inputmode] of fields) {
    await expect(field).toHaveAttribute('autocomplete', autocomplete)
    if (inputmode !== null) await expect(field).toHaveAttribute('inputmode', inputmode)
  }
  // None was forgotten here but the switch, and what visitors do not come to.
  const all = page.locator(':is(input, select, textarea):not([type="hidden"], [inert] *)')
  await expect(all).toHaveCount(fields.length + 1)
})

test('what a visitor is told asks for nothing, calls nothing invalid and puts down nobody', async ({
  site,
  apiHost,
}) => {
  const quoted = [contact.form.missing, newsletter.missing, unexpectedErrorMessage]
  const post = async (fields: Record<string, string>) => {
    const answer = await fetch(`${site.url}/contact`, {
      method: 'POST',
      headers: { origin: site.url },
      body: new URLSearchParams(fields),
    })
    const [, body = ''] = (await answer.text()).split('<body')
    const words = body.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')
    return quoted.reduce((left, text) => left.replaceAll(text, ''), words)
  }
  const long = 'a'.repeat(6000)
  await apiHost.answer({ hangUp: true })
  const states = {
    'nothing filled in': { form: 'contact' },
    'nothing as it should be': {
      ...{ form: 'contact', firstName: long, lastName: long, company: long, agreed: 'on' },
      ...{ email: 'ada at example', phoneNumber: long, message: long },
    },
    'not sent': { form: 'contact', ...ada, agreed: 'on' },
    'no address': { form: 'newsletter' },
    'half an address': { form: 'newsletter', email: 'ada' },
  }
  for (const [state, fields] of Object.entries(states)) {
    const words = await post(fields)
    expect(words, state).toContain(contact.form.heading)
    expect.soft(words, state).not.toMatch(/\bplease\b|\binvalid\b|\brequired field|\boops\b|!/i)
  }
})
