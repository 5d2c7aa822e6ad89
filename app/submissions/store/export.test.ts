import { expect, test } from 'vitest'
import { ada } from '../../../tests/support/posted-forms.ts'
import { contactFields } from '../../content/contact-fields.ts'
import { enquiriesToCsv, enquiriesToText, subscribersToCsv } from './export.ts'

const receivedAt = '2026-11-01T12:00:00.000Z'
const enquiry = { id: 1, receivedAt, ...ada, company: '', phoneNumber: '', agreed: true }

const formulas = ['=1+1', '+1 781 555 0142', '-2', '@SUM(A1)', '\t=1', ' =1']
test.each(formulas)('a cell that starts with %j is not run as a formula', (lastName) => {
  const [, line] = enquiriesToCsv([{ ...enquiry, lastName }]).split('\r\n')
  expect(line).toContain(`'${lastName}`)
})

test('a formula after a semicolon, tab or line break is not run where these end cells', () => {
  const message = 'Acme;=1+1\t@SUM(A1)\n=2'
  const [, line] = enquiriesToCsv([{ ...enquiry, message }]).split('\r\n')
  expect(line).toContain(`"Acme;'=1+1\t'@SUM(A1)\n'=2"`)
})

test('quotes, commas and line breaks stay in their cell', () => {
  const csv = enquiriesToCsv([{ ...enquiry, message: 'One, "two"\nthree' }])
  expect(csv).toContain('"One, ""two""\nthree"')
  expect(csv.split('\r\n')).toHaveLength(3)
})

test('an empty list has a header line', () => {
  expect(subscribersToCsv([])).toBe('\ufeffemail,subscribedAt\r\n')
})

test('a field that was not sent has an empty cell', () => {
  const csv = enquiriesToCsv([enquiry, { ...enquiry, country: 'CA' }])
  const [columns = [], ...rows] = csv.split('\r\n').map((line) => line.split(','))
  const countries = rows.map((cells) => cells[columns.indexOf('country')])
  expect(countries.slice(0, 2)).toEqual(['', 'CA'])
})

test('an enquiry is written for reading, and cannot control the terminal or look like two fields', () => {
  const text = enquiriesToText([{ ...enquiry, message: 'a\u001b[2Jb\u0007\nEmail:\tc' }])
  expect(text.replaceAll(/[\t\n]/g, '')).not.toMatch(/\p{Cc}/u)
  expect(text).toContain('\n    Email:\tc\n')
  expect(text).toContain(`${contactFields.agreed.label}: yes\n`)
})
