import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { afterAll, expect, test, vi } from 'vitest'
import { contact } from '~/content/contact'
import { privacy } from '~/content/privacy'
import { receipts } from '~/content/receipts'
import { submitPostedForm } from '~/server/posted-form.server'
import { SqliteStore } from '~/submissions/store/sqlite/sqlite-store.server'
import { createSubmissions } from '~/submissions/submissions.server'
import { toCsv, toText } from '../../scripts/inbox/export'
import { requestBody, startApiHost } from '../../tests/fakes/api-host.ts'
import { draft } from '../../tests/support/posted-forms.ts'
import { readAll } from '../../tests/support/store-tests.ts'
import { SubmissionForm } from './SubmissionForm'
import { enquirySchema } from './schema/contact'
import { optionalLine } from './schema/field-schemas'
import type { Submit } from './schema/posted-form'
import { useSubmissionForm } from './use-submission-form'

const { referralCopy } = vi.hoisted(() => ({ referralCopy: { label: 'Referred by' } }))

vi.mock('~/content/contact-fields', async (importOriginal) => {
  const { contactFields } = await importOriginal<typeof import('~/content/contact-fields')>()
  return { contactFields: { ...contactFields, referral: referralCopy } }
})

vi.mock('./schema/contact', async (importOriginal) => {
  const { enquirySchema } = await importOriginal<typeof import('./schema/contact')>()
  const { optionalLine } = await import('./schema/field-schemas')
  const entries = { ...enquirySchema.entries, referral: optionalLine(referralCopy, 100) }
  return { enquirySchema: v.strictObject(entries) }
})

/** The mocked schema's type. */
const schema = v.strictObject({
  ...enquirySchema.entries,
  referral: optionalLine(referralCopy, 100),
})

const host = await startApiHost()
const folder = mkdtempDisposableSync(join(tmpdir(), 'new-field-'))
afterAll(async () => {
  folder.remove()
  await host[Symbol.asyncDispose]()
})

const store = new SqliteStore(join(folder.path, 'inbox.sqlite'))
const parts = { store: async () => store, mailing: undefined, limit: () => 0, log: () => {} }
const toHost = createSubmissions({ ...parts, apiHost: { url: host.url, timeoutMs: 5000 } })
const toStore = createSubmissions({ ...parts, apiHost: undefined })

const enquiry = { ...draft, referral: 'A friend' }

/** A form with the new field. The others are filled in already. */
function Form({ submit }: { submit: Submit }) {
  const { form, submission } = useSubmissionForm({
    name: 'contact',
    schema,
    posted: undefined,
    loadSend: async () => async (call) => (await submit('contact', call.data)).outcome,
  })
  return (
    <SubmissionForm submission={submission} copy={contact.form}>
      {Object.entries({ ...enquiry, referral: undefined }).map(
        ([name, value]) =>
          value && <input key={name} type="hidden" name={name} value={`${value}`} />,
      )}
      <form.AppField name="referral">
        {(field) => <field.TextField label={referralCopy.label} type="text" autoComplete="on" />}
      </form.AppField>
    </SubmissionForm>
  )
}

async function typeAndSend(submit: Submit) {
  render(<Form submit={submit} />)
  await userEvent.type(screen.getByLabelText(/^Referred by/), enquiry.referral)
  await userEvent.click(screen.getByRole('button'))
  const receipt = RegExp(`^(${receipts.enquiry}|Received\\.)$`)
  const sent = () => expect(screen.getByRole('status')).toHaveTextContent(receipt)
  await vi.waitFor(sent)
}

async function post(submit: Submit) {
  const { country: _, ...typed } = enquiry
  const body = new URLSearchParams({ form: 'contact', ...typed, agreed: 'on' })
  const request = new Request('http://localhost/contact', { method: 'POST', body })
  const outcome = { status: 'accepted' }
  const posted = { draft: enquiry, outcome }
  expect(await submitPostedForm(request, submit)).toMatchObject({ posted })
}

test.each([
  ['typed in with script', typeAndSend],
  ['posted without script', post],
])('a field in schema, markup and labels is %s, sent, kept and exported', async (_, submit) => {
  // An enquiry equal to the one before would be a duplicate.
  enquiry.email = `${crypto.randomUUID()}@example.com`
  host.reset()
  await submit(toHost.submit)
  expect(host.bodies()).toEqual([requestBody(enquiry)])
  document.body.replaceChildren()

  await submit(toStore.submit)
  const everything = { since: new Date(0) }
  expect((await readAll(store.enquiries())).at(-1)).toMatchObject(enquiry)
  const text = await readAll(toText(store, everything))
  expect(text.join('')).toContain('  Referred by: A friend\n')
  const csv = await readAll(toCsv(store, everything))
  const lines = csv.join('').split('\r\n')
  const [header, line] = [lines[0], lines.at(-2)]
  expect(header).toMatch(/,referral$/)
  expect(line).toMatch(/,A friend$/)
})

test('the privacy policy names a field that has a label', () => {
  const text = privacy.sections.flatMap(({ body }) => body.flat()).join('\n')
  expect(text).toMatch(/^The contact form sends .* and referred by, and that you agreed/m)
  expect(text).toMatch(/ and referred by may be left empty\.$/m)
})
