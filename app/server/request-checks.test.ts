import { expect, test } from 'vitest'
import { enquirySchema } from '~/forms/schema/contact'
import { checkLength } from './request-checks'

test('a completely filled contact form is not too large, in any language', () => {
  const form = new URLSearchParams({ form: 'contact', homepage: '' })
  for (const [name, entry] of Object.entries(enquirySchema.entries)) {
    const rules: readonly { type: string; requirement?: unknown }[] =
      'pipe' in entry ? entry.pipe : []
    const limit = rules.find(({ type }) => type === 'max_length')?.requirement
    // Chinese letters take the most bytes. What has no limit of its own is shorter than an email address.
    form.set(name, '\u7a0e'.repeat(Number(limit ?? 254)))
  }
  const headers = { 'content-length': String(String(form).length) }
  const request = new Request('http://site.example', { method: 'POST', headers, body: form })
  expect(checkLength(request), 'Raise bodyLimit.').toBeUndefined()
})
