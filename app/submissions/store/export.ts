import { contactFields } from '../../content/contact-fields.ts'
import { enquirySchema } from '../contact.ts'
import type { StoredEnquiry, Subscriber, Unmailed } from './store.ts'

/** CSV by RFC 4180 with a header line, safe to open in a spreadsheet. */
export function enquiriesToCsv(enquiries: readonly StoredEnquiry[]): string {
  const fields = Object.keys(enquirySchema.entries)
  // An old enquiry may have a field that the form no longer has.
  const stored = enquiries.flatMap((enquiry) => Object.keys(enquiry))
  return toCsv([...new Set(['id', 'receivedAt', ...fields, ...stored])], enquiries)
}

export function subscribersToCsv(subscribers: readonly Subscriber[]): string {
  return toCsv(['email', 'subscribedAt'], subscribers)
}

type Cell = string | number | boolean | undefined

function toCsv(columns: readonly string[], rows: readonly Record<string, Cell>[]): string {
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column])))
  // Without a byte order mark Excel would not read it as UTF-8.
  return `\ufeff${[columns, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula (OWASP, 'CSV Injection'), also where one would
 * begin a cell if cells end at semicolons, tabs and all line breaks.
 */
function csvCell(value: Cell): string {
  if (typeof value !== 'string') return String(value ?? '')
  const safe = value.replace(/(^|[;\t])(\s*[=+\-@])/gm, "$1'$2")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Enquiries for reading in a terminal, newest last. */
export function enquiriesToText(
  enquiries: readonly StoredEnquiry[],
  unmailed: readonly Unmailed[] = [],
): string {
  const texts = enquiries.map(({ id, receivedAt, ...enquiry }) => {
    const waiting = unmailed.find((mail) => mail.enquiry === id)
    return `#${id}  ${receivedAt}${mailState(waiting)}\n${fieldsToText(enquiry)}`
  })
  const count = `${texts.length} ${texts.length === 1 ? 'enquiry' : 'enquiries'}\n`
  return [count, ...texts].join('\n')
}

/** The fields that are not empty, with their labels, one after the other. */
export function fieldsToText(enquiry: Record<string, Cell>): string {
  const labels = new Map(Object.entries(contactFields).map(([name, { label }]) => [name, label]))
  return Object.entries(enquiry)
    .filter(([, value]) => value !== '' && value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
      return `  ${labels.get(name) ?? name}: ${printable(text)}\n`
    })
    .join('')
}

/** Subscribers for reading in a terminal, newest last. */
export function subscribersToText(
  subscribers: readonly Subscriber[],
  unmailed: readonly Unmailed[],
): string {
  const lines = subscribers.map(({ email, subscribedAt }) => {
    const waiting = unmailed.find((mail) => mail.subscriber === email.toLowerCase())
    return `${subscribedAt}  ${printable(email)}${mailState(waiting)}\n`
  })
  return [`${lines.length} newsletter subscriber${lines.length === 1 ? '' : 's'}\n`, ...lines].join(
    '\n',
  )
}

function mailState(waiting: Unmailed | undefined): string {
  if (!waiting) return ''
  const { tries, nextTry } = waiting
  if (tries === 0) return '  not yet mailed'
  return nextTry === undefined
    ? `  not mailed: given up after ${tries} tries`
    : `  not yet mailed: tried ${tries}x, next ${nextTry}`
}

/** A visitor's text must not control the terminal, and none of its lines may look like another field. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '\u{fffd}').replaceAll('\n', '\n    ')
}
