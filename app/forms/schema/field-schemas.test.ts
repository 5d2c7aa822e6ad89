import { expect, test } from 'vitest'
import { draft } from '../../../tests/support/posted-forms.ts'
import { enquirySchema } from './contact'
import { readDraft, validateDraft } from './draft'
import { normalizeEmail } from './field-schemas'

/** Word joiner, soft hyphen, zero-width space, byte order mark. */
const ignorable = ['\u2060', '\u00ad', '\u200b', '\ufeff']

test.each(ignorable)(
  'an address with %j, which nobody sees, is the address without it',
  (hidden) => {
    const email = `${hidden}ada${hidden}@example.com${hidden}`
    const { valid } = validateDraft(enquirySchema, { ...draft, email })
    expect(valid?.email).toBe('ada@example.com')
  },
)

test('a name keeps its joiners, which some scripts need', () => {
  const firstName = 'نی\u200cنا'
  expect(validateDraft(enquirySchema, { ...draft, firstName }).valid?.firstName).toBe(firstName)
})

test.each([
  ['jose@müller-steuer.de', 'jose@xn--mller-steuer-dlb.de'],
  [' Ada@Example.com\n', 'Ada@Example.com'],
  ['no address', 'no address'],
  ['ada＠example。com', 'ada@example.com'],
  ['ａｄａ＠ｍａｉｌ．example｡com', 'ada@mail.example.com'],
])('%j is normalized to %j, and stays so', (written, normalized) => {
  expect(normalizeEmail(written)).toBe(normalized)
  expect(normalizeEmail(normalized)).toBe(normalized)
})

const hidden = [...ignorable, '\u2800', '\ufff9', '\t \u00a0\u3000']
test.each(hidden)('%j alone is an empty field, for nobody sees anything in it', (text) => {
  const blank = `${text}${text}`
  const { problems } = validateDraft(enquirySchema, { ...draft, lastName: blank, message: blank })
  expect(problems?.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
    'lastName missing',
    'message missing',
  ])
  expect(validateDraft(enquirySchema, { ...draft, company: blank }).valid?.company).toBe('')
})

test.each(['\r\n', '\v', '\u2028'])(
  '%j breaks the line of a message, and is a space elsewhere',
  (mark) => {
    const written = { ...draft, company: `Byron${mark}Lovelace`, message: `One${mark}Two` }
    const { valid } = validateDraft(enquirySchema, written)
    expect(valid).toMatchObject({ company: 'Byron Lovelace', message: 'One\nTwo' })
  },
)

test.each([
  ['on', true],
  ['false', false],
  ['0', false],
  [undefined, false],
])('agreed=%s is an agreement: %s', (value, agreed) => {
  const form = new FormData()
  if (value !== undefined) form.set('agreed', value)
  expect(readDraft(enquirySchema, form).agreed).toBe(agreed)
})
