import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactSchema, contactValuesFrom, emptyEnquiry } from './contact'
import { problemsIn } from './outcome'

const complete = {
  ...emptyEnquiry,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  message: 'Hello',
  agreed: true,
}

test('an empty form lacks exactly the required fields, in the order of the form', () => {
  expect(problemsIn(contactSchema, emptyEnquiry)).toEqual([
    { field: 'firstName', kind: 'missing', message: 'Enter your first name' },
    { field: 'lastName', kind: 'missing', message: 'Enter your last name' },
    { field: 'email', kind: 'missing', message: 'Enter your email address' },
    { field: 'message', kind: 'missing', message: 'Enter a message' },
    { field: 'agreed', kind: 'missing', message: 'Agree to the policies to continue' },
  ])
})

test('a complete form has no problem and is sent with the keys of the call, in their order', () => {
  expect(problemsIn(contactSchema, complete)).toEqual([])
  const { firstName, lastName, ...rest } = complete
  const shuffled = { ...rest, lastName, firstName }
  expect(JSON.stringify(v.parse(contactSchema, shuffled))).toBe(
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
  expect(problemsIn(contactSchema, { ...complete, [field]: 'x'.repeat(limit) })).toEqual([])
  const [problem] = problemsIn(contactSchema, { ...complete, [field]: 'x'.repeat(limit + 1) }) ?? []
  expect(problem).toMatchObject({ field, kind: 'malformed' })
  expect(problem?.message).toContain(limit.toLocaleString('en-US'))
})

test.each(["o'brien@example.com", 'a+b@example.co.uk', 'root@localhost', 'ü@example.com'])(
  'the address %s is judged as the browser judges it',
  (email) => {
    const asTheBrowser = browserAccepts(email)
    expect(problemsIn(contactSchema, { ...complete, email })?.length === 0).toBe(asTheBrowser)
  },
)

/** The pattern that HTML gives for `<input type="email">`. */
function browserAccepts(text: string) {
  return /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/.test(
    text,
  )
}

test('one-line fields lose controls and marks that reorder text, so that no value forges a line', () => {
  const parsed = v.parse(contactSchema, {
    ...complete,
    firstName: ' Ada\r\nBcc: x@example.com ',
    company: 'a\u202eb\u0007c\ufeff',
  })
  expect(parsed.firstName).toBe('Ada Bcc: x@example.com')
  expect(parsed.company).toBe('abc')
})

test('the lines of a message arrive with LF, whoever posted them', () => {
  expect(v.parse(contactSchema, { ...complete, message: ' One\r\n\r\nTwo\rThree ' }).message).toBe(
    'One\n\nTwo\nThree',
  )
})

test('a message keeps its lines and tabs, and loses what would end it early or break it', () => {
  const message = 'One\u0000\f\u0085\n\tTwo \ud800 שלום\u200f'
  expect(v.parse(contactSchema, { ...complete, message }).message).toBe(
    'One\n\tTwo \ufffd שלום\u200f',
  )
})

test.each([
  ['a key that the form does not have', { ...complete, admin: true }],
  ['a country that is not offered', { ...complete, country: 'MX' }],
  ['a form without one of its fields', { firstName: 'Ada' }],
  ['no form at all', 'firstName=Ada'],
  ['nothing', null],
])('%s is nothing that a visitor could mend', (_, values) => {
  expect(problemsIn(contactSchema, values)).toBeUndefined()
})

test('a posted form is read by its names; a country that is not offered was not chosen', () => {
  const form = new FormData()
  form.set('firstName', 'Ada')
  form.set('agreed', 'on')
  form.set('country', '')
  form.set('message', 'One\r\nTwo')
  expect(contactValuesFrom(form)).toEqual({
    ...emptyEnquiry,
    firstName: 'Ada',
    message: 'One\nTwo',
    agreed: true,
  })
  form.set('country', 'EU')
  expect(contactValuesFrom(form).country).toBe('EU')
})
