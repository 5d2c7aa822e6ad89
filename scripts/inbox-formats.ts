import type { KeptEnquiry, KeptSubscriber } from '../app/submissions/inbox/inbox.server.ts'

type Held = { enquiries?: readonly KeptEnquiry[]; subscribers?: readonly KeptSubscriber[] }

const enquiryColumns = [
  'id',
  'receivedAt',
  'firstName',
  'lastName',
  'company',
  'email',
  'phoneNumber',
  'message',
  'agreed',
  'country',
] as const

const subscriberColumns = ['email', 'subscribedAt'] as const

/** CSV by RFC 4180 with a header line, safe to open in a spreadsheet. */
export function enquiriesToCsv(enquiries: readonly KeptEnquiry[]): string {
  return toCsv(enquiryColumns, enquiries)
}

export function subscribersToCsv(subscribers: readonly KeptSubscriber[]): string {
  return toCsv(subscriberColumns, subscribers)
}

type Cell = string | number | boolean | undefined

function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, Cell>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column])))
  return [columns, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}

/**
 * A cell that a spreadsheet would take for a formula is led by an apostrophe, as OWASP advises ('CSV
 * Injection'): whoever fills in the form must not run anything at the firm.
 */
function csvCell(value: Cell): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^\s*[=+\-@]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function toJson(held: Held): string {
  return `${JSON.stringify(held, null, 2)}\n`
}

/** To be read in a terminal, newest last. */
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

function enquiryText(enquiry: KeptEnquiry): string {
  const { id, receivedAt, firstName, lastName, company, email, phoneNumber, country } = enquiry
  const lines = [
    `#${id}  ${receivedAt}  ${firstName} ${lastName}${company && `, ${company}`}`,
    [email, phoneNumber, country].filter(Boolean).join('  '),
    ...enquiry.message.split('\n').map((line) => `  ${line}`),
  ]
  return lines.map((line) => `${printable(line)}\n`).join('')
}

/** A visitor's text must not steer the terminal that it is read in. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '\u{fffd}')
}

function count(howMany: number, one: string, many: string): string {
  return `${howMany} ${howMany === 1 ? one : many}\n`
}
