import { expect, test } from 'vitest'
import { contactFields } from '../../app/content/contact-fields.ts'
import type { Store, StoredEnquiry, Unmailed } from '../../app/submissions/store/store.ts'
import { ada } from '../../tests/support/posted-forms.ts'
import { readAll } from '../../tests/support/store-tests.ts'
import { csvCell, toCsv, toJson, toText } from './export.ts'

const receivedAt = '2026-11-01T12:00:00.000Z'
const enquiry = { id: 1, receivedAt, ...ada, company: '', phoneNumber: '', agreed: true }

async function* each<Item>(items: Item[]) {
  yield* items
}

/** A store with these entries. */
function holding(enquiries: StoredEnquiry[], unmailed: Unmailed[] = []) {
  const no = () => Promise.reject(new Error('Not for exports'))
  return {
    add: no,
    check: no,
    prepare: no,
    deleteSender: no,
    takeMail: no,
    nextMailAt: no,
    markMailed: no,
    retryMails: no,
    close: no,
    enquiries: () => each(enquiries),
    subscribers: () => each([]),
    unmailed: () => each(unmailed),
  } satisfies Store
}

const everything = { since: new Date(0) }
const exportCsv = async (...enquiries: StoredEnquiry[]) =>
  (await readAll(toCsv(holding(enquiries), everything))).join('')

/** The cells of a line as a program reads them that takes this character for the separator, and drops quotes and spaces. */
function parseCsv(line: string, separator: string): string[] {
  const cells: string[] = ['']
  let isQuoted = false
  for (const char of line) {
    const cell = cells.at(-1) ?? ''
    // Quotes count where a cell begins. In the middle of one they are text, or end what was quoted.
    if (char === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && (char === separator || /[\r\n]/.test(char))) cells.push('')
    else cells[cells.length - 1] = cell + char
  }
  return cells.map((cell) => cell.replace(/^[\s"]+/, ''))
}

const formulas = [
  '=1+1',
  '@SUM(A1)',
  '-A1',
  '+A1',
  "=cmd|' /C calc'!A0",
  '-1+1',
  '+1-617-555-0100',
  '\uff1d1+1',
]
const before = [
  '',
  ' ',
  '"',
  '""',
  ' " ',
  'Acme;',
  'Acme;"',
  'a;""',
  'a\t',
  'a|',
  'a\n',
  'a,";"\t "',
  '\ufeff',
]

test.each(formulas)('no cell begins with the formula %s, whatever stands before it', (formula) => {
  for (const text of before) {
    const line = `1,${csvCell(`${text}${formula};bye`)},yes`
    for (const separator of [',', ';', '\t', '|']) {
      const cells = parseCsv(line, separator)
      expect(
        cells.filter((cell) => /^[=@\uff1d]|^[+-][\dA-Z]/.test(cell)),
        line,
      ).toEqual([])
    }
  }
})

test.each([
  ...['+1 617 555 0100', '+1 (617) 555-0100', '+1.617.555.0100', '+16175550100', '-2', '--', '1-2'],
  ...['Thanks ;-)', 'a = b', 'ada@example.com', 'One; two'],
])('%s is exported as it was written', (text) => {
  expect(csvCell(text).replace(/^"(.*)"$/, '$1')).toBe(text)
})

test('quotes, commas and line breaks stay in their cell', async () => {
  const csv = await exportCsv({ ...enquiry, message: 'One, "two"\nthree' })
  expect(csv).toContain('"One, ""two""\nthree"')
  expect(csv.split('\r\n')).toHaveLength(3)
})

test('an empty list has a header line', async () => {
  const csv = await readAll(toCsv(holding([]), { ...everything, list: 'subscribers' }))
  expect(csv.join('')).toBe('\ufeffemail,subscribedAt\r\n')
})

test('a field that was not sent has an empty cell, and one that the form no longer has a column', async () => {
  const csv = await exportCsv(enquiry, { ...enquiry, country: 'CA', fax: '1' })
  const [columns = [], ...rows] = csv.split('\r\n').map((line) => line.split(','))
  const column = (name: string) => rows.slice(0, 2).map((cells) => cells[columns.indexOf(name)])
  expect(column('country')).toEqual(['', 'CA'])
  expect(column('fax')).toEqual(['', '1'])
})

test('the JSON is valid with any number of entries', async () => {
  for (const enquiries of [[], [enquiry], [enquiry, enquiry]]) {
    const json = await readAll(toJson(holding(enquiries), everything))
    expect(JSON.parse(json.join(''))).toEqual({ enquiries, subscribers: [], unmailed: [] })
  }
})

test('no program takes a part of a message for another field or line', async () => {
  const store = holding([{ ...enquiry, message: 'One\u2028Email: a\u2029=1+1' }])
  for (const format of [toText, toCsv, toJson]) {
    expect((await readAll(format(store, everything))).join('')).not.toMatch(/[\u2028\u2029]/)
  }
  expect((await readAll(toText(store, everything))).join('')).toContain('One\n    Email: a\n    =1')
  expect(await exportCsv({ ...enquiry, message: 'One\u2028=1+1' })).toContain(`"One\n'=1+1"`)
  const json = JSON.parse((await readAll(toJson(store, everything))).join(''))
  expect(json.enquiries[0].message).toBe('One\u2028Email: a\u2029=1+1')
})

test('an enquiry is written for reading, and cannot control the terminal or look like two fields', async () => {
  const written = { ...enquiry, message: 'a\u001b[2Jb\u0007\nEmail:\tc' }
  const text = (await readAll(toText(holding([written]), everything))).join('')
  expect(text.replaceAll(/[\t\n]/g, '')).not.toMatch(/\p{Cc}/u)
  expect(text).toContain('\n    Email:\tc\n')
  expect(text).toContain(`${contactFields.agreed.label}: yes\n`)
  expect(text).toContain('1 enquiry\n')
})

test('an entry says that it was not mailed, and whether it will be', async () => {
  const unmailed = [
    { enquiryId: 1, tries: 2, nextTry: receivedAt },
    { enquiryId: 2, tries: 120 },
  ]
  const store = holding([enquiry, { ...enquiry, id: 2 }, { ...enquiry, id: 3 }], unmailed)
  const text = (await readAll(toText(store, everything))).join('')
  expect(text).toMatch(/#1 .* not yet mailed: tried 2x, next 2026-11-01T12/)
  expect(text).toMatch(/#2 .* not mailed: given up after 120 tries/)
  expect(text).toMatch(/#3 +\S+\n/)
})
