import { contactFields } from '../content/contact-fields.ts'

type Value = string | number | boolean | undefined

/** The fields that are not empty, with their labels, one after the other. */
export function fieldsToText(enquiry: Record<string, Value>): string {
  const labels = new Map(Object.entries(contactFields).map(([name, { label }]) => [name, label]))
  return Object.entries(enquiry)
    .filter(([, value]) => value !== '' && value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
      return `  ${labels.get(name) ?? name}: ${printable(text)}\n`
    })
    .join('')
}

/** A visitor's text must not control the terminal, and none of its lines may look like another field. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '\u{fffd}').replace(/[\n\u2028\u2029]/g, '\n    ')
}
