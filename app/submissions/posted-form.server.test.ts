import { expect, test, vi } from 'vitest'
import { pageAt, pagePaths } from '~/page-table'
import { draft, enquiry } from '../../tests/support/posted-forms.ts'
import { answerPostedForm } from './posted-form.server'

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

test('a country that is not offered is refused, and what was typed is kept', async () => {
  const form = new URLSearchParams({ ...enquiry, country: 'MX', message: 'One\r\nTwo' })
  const kept = { ...draft, country: 'MX', message: 'One\nTwo' }
  const problem = { field: 'country', kind: 'malformed', message: expect.stringContaining('list') }
  const outcome = { status: 'incomplete', problems: [problem] }
  expect(await post(form, '/contact')).toEqual({ form: 'contact', outcome, draft: kept })
  expect(response.setResponseStatus.mock.calls).toEqual([[422]])
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
