import { expect, test, vi } from 'vitest'
import { rateLimitReached } from '~/content/receipts'
import { pageAt, pagePaths } from '~/page-table'
import { startApiHost, valid, withMessage } from '../../tests/fakes/api-host.ts'
import { draft, enquiry } from '../../tests/support/posted-forms.ts'
import { answerPostedForm } from './posted-form.server'
import { unexpectedFailure } from './submission-outcome'
import { submitSignup } from './submit.server'

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

const signUp = (email: string) => post(new URLSearchParams({ form: 'newsletter', email }))

test('two identical posts over the rate limit are both told when to try again', async () => {
  vi.stubEnv('SUBMISSION_LIMIT', '1')
  vi.stubEnv('API_HOST', 'http://api.invalid')
  await signUp('first@example.com')
  const [one, two] = await Promise.all([signUp('ada@example.com'), signUp('ada@example.com')])
  expect(one).toEqual(two)
  expect(one?.outcome).toEqual({ status: 'failed', message: rateLimitReached(10) })
  expect(response.setResponseStatus.mock.calls).toEqual([[502], [429], [429]])
  expect(response.setResponseHeader.mock.calls).toEqual(Array(2).fill(['retry-after', '600']))
})

test('a submission that is repeated in flight or within ten seconds is sent once; others do not wait', async () => {
  await using host = await startApiHost()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  host.answer((socket) => held.then(() => valid(socket)))
  vi.stubEnv('API_HOST', host.url)
  vi.stubEnv('SUBMISSION_LIMIT', '0')
  const email = 'ada@example.com'
  // The second one is sent by script, which came after the first click.
  const waiting = Promise.all([signUp(email), submitSignup({ email }), signUp(email)])
  await vi.waitFor(() => expect(host.calls()).toHaveLength(1))
  host.answer(valid)
  await signUp('byron@example.com')
  await signUp('byron@example.com')
  expect(host.calls()).toHaveLength(2)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001)
  await signUp('byron@example.com')
  expect(host.calls()).toHaveLength(3)
  release()
  for (const answer of await waiting) {
    expect(answer?.outcome).toEqual({ status: 'accepted', message: 'Received.' })
  }
  await signUp(email)
  expect(host.calls()).toHaveLength(3)
  host.answer(withMessage(500, 'Later.'))
  await signUp('bob@example.com')
  await signUp('bob@example.com')
  expect(host.calls()).toHaveLength(5)
})

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
