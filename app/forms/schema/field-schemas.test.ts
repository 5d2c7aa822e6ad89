import { expect, test } from 'vitest'
import { draft } from '../../../tests/support/posted-forms.ts'
import { enquirySchema } from './contact'
import { normalizeEmail } from './field-schemas'
import { validate } from './submission-outcome'

/** Word joiner, soft hyphen, zero-width space and joiner, variation selector, byte order mark, Hangul filler, a tag. */
const ignorable = [
  '\u2060',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\ufe0f',
  '\ufeff',
  '\u3164',
  '\u{e0041}',
]

test.each(ignorable)(
  'an address with %j, which nobody sees, is the address without it',
  (hidden) => {
    const email = `${hidden}ada${hidden}@example.com${hidden}`
    const { submission } = validate(enquirySchema, { ...draft, email })
    expect(submission?.email).toBe('ada@example.com')
  },
)

test('a name keeps its joiners, which some scripts need', () => {
  const firstName = 'نی\u200cنا'
  expect(validate(enquirySchema, { ...draft, firstName }).submission?.firstName).toBe(firstName)
})

test.each([
  ['jose@müller-steuer.de', 'jose@xn--mller-steuer-dlb.de'],
  [' Ada@Example.com\n', 'Ada@Example.com'],
  ['no address', 'no address'],
])('%j is normalized to %j, and stays so', (written, normalized) => {
  expect(normalizeEmail(written)).toBe(normalized)
  expect(normalizeEmail(normalized)).toBe(normalized)
})
