import { expect, test, vi } from 'vitest'
import { pageAt, pagePaths } from '~/page-table'
import { draft, enquiry } from '../../tests/support/posted-forms.ts'
import { answerPostedForm } from './posted-form.server'
import { unexpectedFailure } from './submission-outcome'

const response = vi.hoisted(() => ({ setResponseHeader: vi.fn(), setResponseStatus: vi.fn() }))
vi.mock('@tanstack/react-start/server', () => ({
  ...response,
  getRequest: () => ({}),
  getRequestHeader: () => undefined,
  getRequestIP: () => '192.0.2.1',
}))

const post = (body: BodyInit, path = '/about') =>
  answerPostedForm(new Request(`http://localhost${path}`, { method: 'POST', body }))

const pageWithoutForm =
  pagePaths.find((path) => pageAt(path)?.forms.length === 0) ?? '/no-such-page'

test('a country that is not offered is refused with 400, and what was typed is kept', async () => {
  const form = new URLSearchParams({ ...enquiry, country: 'MX', message: 'One\r\nTwo' })
  const refused = { form: 'contact', outcome: { ...unexpectedFailure, outdated: true } }
  const kept = { ...draft, country: 'MX', message: 'One\nTwo' }
  expect(await post(form, '/contact')).toEqual({ ...refused, draft: kept })
  expect(response.setResponseStatus.mock.calls).toEqual([[400]])
})

test.each([
  ['cannot be read', '{"form":"newsletter"}', '/about'],
  ['names no form', new URLSearchParams({ email: 'ada@example.com' }), '/about'],
  ['is a form of another page', new URLSearchParams({ form: 'contact' }), '/about'],
  ['is on a page without a form', new URLSearchParams({ form: 'newsletter' }), pageWithoutForm],
])('a post that %s is answered 400, without an outcome', async (_, body, path) => {
  expect(await post(body, path)).toBeUndefined()
  expect(response.setResponseStatus.mock.calls).toEqual([[400]])
})
