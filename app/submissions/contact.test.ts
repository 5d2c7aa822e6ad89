import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactFields } from '~/content/contact-fields'
import { enquirySchema } from './contact'
import { draftFrom } from './draft'
import { check } from './outcome'

const empty = draftFrom(enquirySchema, new FormData())
const complete = {
  ...empty,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  message: 'Hello',
  agreed: true,
}

test('an empty form lacks exactly the required fields, in the order of the form', () => {
  expect(check(enquirySchema, empty)).toEqual({
    problems: [
      { field: 'firstName', kind: 'missing', message: 'Enter your first name' },
      { field: 'lastName', kind: 'missing', message: 'Enter your last name' },
      { field: 'email', kind: 'missing', message: 'Enter your email address' },
      { field: 'message', kind: 'missing', message: 'Enter a message' },
      { field: 'agreed', kind: 'missing', message: 'Agree to the policies to continue' },
    ],
  })
})

test('every field has a label, and every label a field', () => {
  expect(Object.keys(contactFields)).toEqual(Object.keys(enquirySchema.entries))
})

test('a complete enquiry is sent with the keys of the call, in their order', () => {
  const { firstName, lastName, ...rest } = complete
  const shuffled = { ...rest, lastName, firstName }
  expect(JSON.stringify(check(enquirySchema, shuffled).submission)).toBe(
    '{"firstName":"Ada","lastName":"Byron","company":"","email":"ada@example.com","phoneNumber":"","message":"Hello","agreed":true}',
  )
})

test.each([
  ['firstName', 100],
  ['lastName', 100],
  ['company', 200],
  ['phoneNumber', 40],
  ['message', 5000],
] as const)('%s may have %i characters and no more', (field, limit) => {
  expect(check(enquirySchema, { ...complete, [field]: 'x'.repeat(limit) }).problems).toBeUndefined()
  const { problems } = check(enquirySchema, { ...complete, [field]: 'x'.repeat(limit + 1) })
  expect(problems).toEqual([
    {
      field,
      kind: 'malformed',
      message: `${contactFields[field].label} must be ${limit.toLocaleString('en-US')} characters or fewer`,
    },
  ])
})

/** The pattern that HTML gives for `<input type="email">`. */
const browserAccepts =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

test.each(["o'brien@example.com", 'a+b@example.co.uk', 'root@localhost', 'ü@example.com'])(
  'the address %s is judged as the browser judges it',
  (email) => {
    const { submission } = check(enquirySchema, { ...complete, email })
    expect(submission !== undefined).toBe(browserAccepts.test(email))
  },
)

test('one-line fields lose controls and bidi marks, so that no value forges a line', () => {
  const enquiry = v.parse(enquirySchema, {
    ...complete,
    firstName: ' Ada\r\nBcc: x@example.com ',
    company: 'a\u202eb\u0007c\ufeff',
  })
  expect(enquiry.firstName).toBe('Ada Bcc: x@example.com')
  expect(enquiry.company).toBe('abc')
})

test.each([
  ['has LF line breaks, whoever sent it', ' One\r\n\r\nTwo\rThree ', 'One\n\nTwo\nThree'],
  [
    'keeps its lines and tabs, and loses other controls and half characters',
    'One\u0000\f\u0085\n\tTwo \ud800 שלום\u200f',
    'One\n\tTwo \ufffd שלום\u200f',
  ],
])('a message %s', (_, message, sent) => {
  expect(v.parse(enquirySchema, { ...complete, message }).message).toBe(sent)
})

test.each([
  ['a key that the form does not have', { ...complete, admin: true }],
  ['a country that is not offered', { ...complete, country: 'MX' }],
  ['a form without one of its fields', { firstName: 'Ada' }],
  ['a string', 'firstName=Ada'],
  ['null', null],
])('%s is refused without problems, as no visitor could correct it', (_, draft) => {
  expect(check(enquirySchema, draft)).toEqual({})
})

test('a form is read by its field names; a country that is not offered counts as not chosen', () => {
  const form = new FormData()
  form.set('firstName', 'Ada')
  form.set('agreed', 'on')
  form.set('country', '')
  form.set('message', 'One\r\nTwo')
  const draft = { ...empty, firstName: 'Ada', message: 'One\nTwo', agreed: true }
  expect(draftFrom(enquirySchema, form)).toEqual(draft)
  form.set('country', 'MX')
  expect(draftFrom(enquirySchema, form)).toEqual(draft)
  form.set('country', 'EU')
  expect(draftFrom(enquirySchema, form)).toEqual({ ...draft, country: 'EU' })
})
