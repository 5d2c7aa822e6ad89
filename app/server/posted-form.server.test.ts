import { expect, test } from 'vitest'
import { unexpectedFailure } from '~/forms/schema/outcome'
import { createSubmissions } from '~/submissions/submissions.server'
import { draft, enquiry } from '../../tests/support/posted-forms.ts'
import { submitPostedForm } from './posted-form.server'

/** Nothing here is complete, so nothing is stored. */
const { submit } = createSubmissions({
  apiHost: undefined,
  getStore: () => Promise.reject(new Error('there is no store')),
  mailing: undefined,
  limit: () => 0,
  log: () => {},
})

const post = (body: BodyInit, path = '/about') =>
  submitPostedForm(new Request(`http://localhost${path}`, { method: 'POST', body }), submit)

test('a country that is not offered is refused, and what was typed is kept', async () => {
  const form = new URLSearchParams({ ...enquiry, country: 'MX', message: 'One\r\nTwo' })
  const kept = { ...draft, country: 'MX', message: 'One\nTwo' }
  const problem = { field: 'country', kind: 'malformed', message: expect.stringContaining('list') }
  const outcome = { status: 'incomplete', problems: [problem] }
  const posted = { form: 'contact', outcome, draft: kept }
  expect(await post(form, '/contact')).toEqual({ posted, httpStatus: 422 })
})

const email = 'not an address'
const { form: _, ...unnamed } = enquiry

test.each([
  ['a signup', '/contact', { form: 'newsletter', email }, 'newsletter', 422, { email }],
  ['a form of another page', '/about', { form: 'contact', email }, 'newsletter', 400, { email }],
  [
    'a form without its name',
    '/contact',
    { ...unnamed, email },
    'contact',
    400,
    { ...draft, email },
  ],
  ['nothing', '/about', {}, 'newsletter', 400, { email: '' }],
])('%s at %s is sent only as the form that it names', async (...row) => {
  const [, path, fields, form, httpStatus, kept] = row
  const outcome = httpStatus === 400 ? unexpectedFailure : { status: 'incomplete' }
  const posted = { form, draft: kept, outcome }
  expect(await post(new URLSearchParams(fields), path)).toMatchObject({ posted, httpStatus })
})

test('a body that cannot be read is answered by the failure notice', async () => {
  const broken = new Blob(['--a\r\nContent'], { type: 'multipart/form-data; boundary=a' })
  const posted = { form: 'contact', outcome: unexpectedFailure }
  expect(await post(broken, '/contact')).toMatchObject({ posted, httpStatus: 400 })
})
