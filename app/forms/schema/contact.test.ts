import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactFields } from '~/content/contact-fields'
import { privacy } from '~/content/privacy'
import { emailPattern } from '../../../tests/support/allowed-payloads.ts'
import { draft } from '../../../tests/support/posted-forms.ts'
import { enquirySchema } from './contact'
import { validateDraft } from './draft'
import { formMarker, honeypotName } from './posted-form'

const complete = { ...draft, message: 'Hello' }

test('every field has a label, and every label has a field', () => {
  expect(Object.keys(contactFields)).toEqual(Object.keys(enquirySchema.entries))
})

test('the privacy policy names each field that a visitor fills in', () => {
  const policy = JSON.stringify(privacy.sections).toLowerCase()
  const { agreed, ...fields } = contactFields
  const nouns = Object.values(fields).map((field) => ('noun' in field ? field.noun : field.label))
  expect(nouns.filter((noun) => !policy.includes(noun.toLowerCase()))).toEqual([])
})

test('no field has the name of a hidden field or of a column that the inbox adds', () => {
  const taken = [formMarker, honeypotName, 'id', 'receivedAt']
  expect(Object.keys(enquirySchema.entries).filter((name) => taken.includes(name))).toEqual([])
})

test('a complete enquiry has the specified keys, in order', () => {
  const { firstName, lastName, ...rest } = complete
  const shuffled = { ...rest, lastName, firstName }
  const specified =
    '{"firstName":"Ada","lastName":"Byron","company":"","email":"ada@example.com","phoneNumber":"","message":"Hello","agreed":true}'
  // Without the fields that a firm has added.
  const names = Object.keys(JSON.parse(specified))
  const sent = Object.entries(validateDraft(enquirySchema, shuffled).valid ?? {})
  const known = sent.filter(([name]) => names.includes(name))
  expect(JSON.stringify(Object.fromEntries(known))).toBe(specified)
})

test.each([
  ['firstName', 100],
  ['lastName', 100],
  ['company', 200],
  ['phoneNumber', 40],
  ['message', 5000],
] as const)('%s may have %i characters of any script and no more', (field, limit) => {
  const longest = validateDraft(enquirySchema, { ...complete, [field]: '税'.repeat(limit) })
  expect(longest.valid?.[field]).toHaveLength(limit)
  const message = `${contactFields[field].label} must be ${limit.toLocaleString('en-US')} characters or fewer`
  expect(
    validateDraft(enquirySchema, { ...complete, [field]: '税'.repeat(limit + 1) }).problems,
  ).toEqual([{ field, kind: 'malformed', message }])
})

const addresses = ["o'brien@example.com", 'a+b@example.co.uk', 'root@localhost', 'ü@example.com']
test.each(addresses)('the address %s is valid if browsers accept it', (email) => {
  const { valid } = validateDraft(enquirySchema, { ...complete, email })
  expect(valid !== undefined).toBe(emailPattern.test(email))
})

test.each([
  ['Ada@Bücher.example', 'Ada@xn--bcher-kva.example'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@bücher.example/x', undefined],
  ['ada@bü..example', undefined],
  [`ada@${'ü.'.repeat(60)}example`, undefined],
])('an international domain is sent in ASCII: %s', (email, sent) => {
  expect(validateDraft(enquirySchema, { ...complete, email }).valid?.email).toBe(sent)
})

const half = 'One\u0000\n\tTwo \ud800 שלום\u200f'
test.each([
  ['one line stays one line', 'firstName', ' Ada\r\nBcc: x@b.example ', 'Ada Bcc: x@b.example'],
  ['one line loses controls and bidi marks', 'lastName', 'a\u202eb\u0007c\ufeff', 'abc'],
  ['a message has LF line breaks', 'message', ' One\r\n\r\nTwo\rThree ', 'One\n\nTwo\nThree'],
  ['a message keeps lines and tabs only', 'message', half, 'One\n\tTwo \ufffd שלום\u200f'],
] as const)('%s, whatever was sent', (_, field, written, sent) => {
  expect(v.parse(enquirySchema, { ...complete, [field]: written })[field]).toBe(sent)
})

test.each([
  ['a key that the form does not have', { ...complete, admin: true }],
  ['a form without one of its fields', { firstName: 'Ada' }],
  ['a string', 'firstName=Ada'],
  ['null', null],
])('%s is refused without problems to show, because no visitor could correct it', (_, draft) => {
  expect(validateDraft(enquirySchema, draft)).toEqual({})
})
