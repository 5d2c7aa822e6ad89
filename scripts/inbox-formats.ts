import { contactFields } from '../app/content/contact-fields.ts'
import { enquirySchema } from '../app/submissions/contact.ts'
import type { KeptEnquiry, Subscriber } from '../app/submissions/inbox/inbox.server.ts'

type Held = { enquiries?: readonly KeptEnquiry[]; subscribers?: readonly Subscriber[] }

/** CSV by RFC 4180 with a header line, safe to open in a spreadsheet. */
export function enquiriesToCsv(enquiries: readonly KeptEnquiry[]): string {
  const fields = Object.keys(enquirySchema.entries)
  // An enquiry may have a field that the form no longer has.
  const kept = enquiries.flatMap((enquiry) => Object.keys(enquiry))
  return toCsv([...new Set(['id', 'receivedAt', ...fields, ...kept])], enquiries)
}

export function subscribersToCsv(subscribers: readonly Subscriber[]): string {
  return toCsv(['email', 'subscribedAt'], subscribers)
}

type Cell = string | number | boolean | undefined

function toCsv(columns: readonly string[], rows: readonly Record<string, Cell>[]): string {
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column])))
  return [columns, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}

/**
 * An apostrophe before what a spreadsheet would take for a formula, as OWASP advises ('CSV Injection'): whoever fills
 * in the form must not run anything at the firm.
 */
function csvCell(value: Cell): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^\s*[=+\-@]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function toJson(held: Held): string {
  return `${JSON.stringify(held, null, 2)}\n`
}

/** For reading in a terminal, newest last. */
export function toText({ enquiries, subscribers }: Held): string {
  const parts = [
    ...(enquiries
      ? [count(enquiries.length, 'enquiry', 'enquiries'), ...enquiries.map(enquiryText)]
      : []),
    ...(subscribers
      ? [
          count(subscribers.length, 'newsletter subscriber', 'newsletter subscribers'),
          ...subscribers.map(({ email, subscribedAt }) => `${subscribedAt}  ${printable(email)}\n`),
        ]
      : []),
  ]
  return parts.join('\n')
}

const labels = new Map(Object.entries(contactFields).map(([name, { label }]) => [name, label]))

function enquiryText({ id, receivedAt, ...enquiry }: KeptEnquiry): string {
  const fields = Object.entries(enquiry)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${labels.get(name) ?? name}: ${printable(String(value))}\n`)
  return [`#${id}  ${receivedAt}\n`, ...fields].join('')
}

/** A visitor's text must not steer the terminal, and none of its lines may look like another field. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, '\u{fffd}').replaceAll('\n', '\n    ')
}

function count(howMany: number, one: string, many: string): string {
  return `${howMany} ${howMany === 1 ? one : many}\n`
}
