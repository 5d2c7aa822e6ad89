import { enquirySchema } from '../../app/forms/schema/contact.ts'
import { fieldsToText, printable } from '../../app/submissions/field-text.ts'
import {
  addressKey,
  type Store,
  type StoredEnquiry,
  type Unmailed,
} from '../../app/submissions/store/store.ts'

/** What is exported: all from this time on, of one list or of both. */
export type Selection = { since: Date; list?: 'enquiries' | 'subscribers' | undefined }

/** The text, in pieces. */
type Export = AsyncIterable<string>

/** CSV by RFC 4180 with a header line, safe to open in a spreadsheet. One file has one list: without a choice, enquiries. */
export async function* toCsv(store: Store, { since, list }: Selection): Export {
  if (list === 'subscribers') {
    return yield* csvLines(['email', 'subscribedAt'], store.subscribers(since))
  }
  const columns = new Set(['id', 'receivedAt', ...Object.keys(enquirySchema.entries)])
  for await (const enquiry of store.enquiries(since)) {
    // An old enquiry may have a field that the form no longer has.
    for (const field of Object.keys(enquiry)) columns.add(field)
  }
  yield* csvLines([...columns], store.enquiries(since))
}

/** Some programs break a line at these too. */
const lineSeparators = /[\u2028\u2029]/g

type Cell = string | number | boolean | undefined

async function* csvLines(
  columns: readonly string[],
  rows: AsyncIterable<Record<string, Cell>>,
): Export {
  // Without a byte order mark Excel would not read it as UTF-8.
  yield `\ufeff${columns.join(',')}\r\n`
  for await (const row of rows) yield `${columns.map((name) => csvCell(row[name])).join(',')}\r\n`
}

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula (OWASP, 'CSV Injection'), also inside the cell
 * where another one would begin if the file is read with semicolons, tabs or bars between the cells.
 */
export function csvCell(value: Cell): string {
  if (typeof value !== 'string') return String(value ?? '')
  const safe = value
    .replace(lineSeparators, '\n')
    .replace(/[^;|\t\r\n]+/g, (part) => (isFormula(part) ? `'${part}` : part))
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Whether text begins with a formula, after spaces and quotes, which a spreadsheet may drop. Signs alone, a sign before a
 * closing bracket (`-)`), a number, and a telephone number with a space, dot or bracket between its digits are none.
 */
function isFormula(text: string): boolean {
  const start = text.replace(/^[\s"]+/, '')
  if (!/^[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(start)) return false
  const isTelephone = /^\+[\d\s().-]+$/.test(start) && /\d[\s.()]+\d/.test(start)
  return !isTelephone && !/^(?:[+-]+\s*$|[+-]+[)\]>]|[+-]\d+\s*$)/.test(start)
}

/** Both lists as an object, and the mails that were not sent. */
export async function* toJson(store: Store, { since, list }: Selection): Export {
  yield '{'
  if (list !== 'subscribers') yield* jsonList('enquiries', store.enquiries(since))
  if (list !== 'enquiries') yield* jsonList('subscribers', store.subscribers(since))
  yield* jsonList('unmailed', store.unmailed(), '')
  yield '\n}\n'
}

async function* jsonList(name: string, items: AsyncIterable<object>, after = ','): Export {
  let separator = ''
  yield `\n  "${name}": [`
  for await (const item of items) {
    const json = JSON.stringify(item).replace(lineSeparators, (char) =>
      char === '\u2028' ? '\\u2028' : '\\u2029',
    )
    yield `${separator}\n    ${json}`
    separator = ','
  }
  yield `\n  ]${after}`
}

/** For reading in a terminal, newest last, and at the end how many they are. */
export async function* toText(store: Store, { since, list }: Selection): Export {
  const unmailed = await mailStates(store)
  if (list !== 'subscribers') {
    let count = 0
    for await (const enquiry of store.enquiries(since)) {
      count += 1
      yield enquiryToText(enquiry, unmailed.get(enquiry.id))
    }
    yield `${count} ${count === 1 ? 'enquiry' : 'enquiries'}\n`
  }
  if (list === undefined) yield '\n'
  if (list !== 'enquiries') {
    let count = 0
    for await (const { email, subscribedAt } of store.subscribers(since)) {
      count += 1
      yield `${subscribedAt}  ${printable(email)}${unmailed.get(addressKey(email)) ?? ''}\n`
    }
    yield `${count} newsletter subscriber${count === 1 ? '' : 's'}\n`
  }
}

/** By the id of the enquiry or the address of the subscriber. */
async function mailStates(store: Store): Promise<Map<number | string | undefined, string>> {
  const states = new Map<number | string | undefined, string>()
  for await (const mail of store.unmailed()) {
    states.set(mail.enquiryId ?? mail.subscriber, mailState(mail))
  }
  return states
}

function mailState({ tries, nextTry }: Unmailed): string {
  if (nextTry === undefined) return `  not mailed: given up after ${tries} tries`
  return tries === 0 ? '  not yet mailed' : `  not yet mailed: tried ${tries}x, next ${nextTry}`
}

function enquiryToText({ id, receivedAt, ...enquiry }: StoredEnquiry, mailState = '') {
  return `#${id}  ${receivedAt}${mailState}\n${fieldsToText(enquiry)}\n`
}
