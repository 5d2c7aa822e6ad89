import * as fc from 'fast-check'
import { countries } from '../../app/content/constants.ts'
import { enquirySchema } from '../../app/forms/schema/contact.ts'
import { signupSchema } from '../../app/forms/schema/newsletter.ts'

/** Fixed, so that a failed run can be repeated. fast-check prints the path to the smallest failing case. */
export const seed = 20_261_101

const domains = ['example.co.uk', 'Example.com ', 'Bücher.example']

/** Valid values of the fields that do not accept every text. */
const fitting: Record<string, fc.Arbitrary<unknown>> = {
  // Two equal submissions are sent once.
  email: fc
    .tuple(fc.constantFrom('ada', "o'brien+tax", ' Ada'), fc.nat(9999), fc.constantFrom(...domains))
    .map(([name, number, domain]) => `${name}${number}@${domain}`),
  agreed: fc.constant(true),
  country: fc.constantFrom(...countries, undefined),
}
const plainText = fc.constantFrom('Ada', 'Analytical Engines', '781-555-0142', 'One.\nTwo.')

const codeUnits = fc.nat(0xffff).map((unit) => String.fromCharCode(unit))

/** Text that often causes bugs: control characters, unpaired surrogates, lengths around the limits, code. */
export const oddText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Ada\r\nBcc: all@example.com',
    'nul\u0000',
    'page\fbreak',
    'next\u0085line\u2028and paragraph\u2029end',
    '\ud800',
    'a\udc00b',
    '\u202eat\ufeffad\u200b',
    '<script>alert(1)</script>',
    '__proto__',
    '{"message":"x"}',
  ),
  fc.constantFrom(40, 41, 100, 101, 200, 201, 254, 255, 5000, 5001).map((size) => 'x'.repeat(size)),
  fc.constantFrom(242, 243).map((size) => `${'x'.repeat(size)}@example.com`),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: codeUnits, maxLength: 30 }),
)

/** Mostly the first, so that enough bodies are valid and reach the API host. */
export const mostly = <Value>(first: fc.Arbitrary<Value>, ...others: fc.Arbitrary<Value>[]) =>
  fc.oneof({ arbitrary: first, weight: 5 * others.length }, ...others)

const strangeKeys = ['__proto__', 'constructor', 'toString', 'admin', 'FirstName', '']

/** Bodies with the fields of a schema. A few have an extra key, or lack one. */
function anyBody({ entries }: { entries: object }): fc.Arbitrary<object> {
  const names = Object.keys(entries)
  const value = (name: string) =>
    mostly<unknown>(fitting[name] ?? plainText, oddText, fc.jsonValue({ maxDepth: 2 }))
  const fields = Object.fromEntries(names.map((name) => [name, value(name)]))
  const strange = fc.tuple(fc.record(fields), fc.constantFrom(...strangeKeys), fc.anything())
  return mostly<object>(
    fc.record(fields),
    fc.record(fields, { requiredKeys: [] }),
    // A computed key, so that `__proto__` becomes an own property, as with JSON.parse.
    strange.map(([values, key, value]) => ({ ...values, [key]: value })),
  )
}

export const contactBody = anyBody(enquirySchema)
export const newsletterBody = anyBody(signupSchema)
