import * as fc from 'fast-check'
import { countries } from '../../app/content/constants.ts'
import { enquirySchema } from '../../app/submissions/contact.ts'
import { signupSchema } from '../../app/submissions/newsletter.ts'

/** Repeats a run that failed. fast-check prints it, with the path to the smallest failing case. */
export const seed = 20_261_101

/** What fits a field that does not take every text. */
const fitting: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.constantFrom('ada@example.com', "o'brien+tax@example.co.uk", ' Ada@Example.com '),
  agreed: fc.constant(true),
  country: fc.constantFrom(...countries, undefined),
}
const plainText = fc.constantFrom('Ada', 'Analytical Engines', '781-555-0142', 'One.\nTwo.')

const halfCharacters = fc.nat(0xffff).map((unit) => String.fromCharCode(unit))

/** Text that programs trip over: controls, half characters, text at the limits and past them, code. */
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
  fc.string({ unit: halfCharacters, maxLength: 30 }),
)

/** Mostly the first, so that enough whole bodies get through to be judged. */
export const mostly = <Value>(first: fc.Arbitrary<Value>, ...others: fc.Arbitrary<Value>[]) =>
  fc.oneof({ arbitrary: first, weight: 5 * others.length }, ...others)

const strangeKeys = ['__proto__', 'constructor', 'toString', 'admin', 'FirstName', '']

/** Bodies with the fields of a schema. Few have a key too many or one too few. */
function bodyOf({ entries }: { entries: object }): fc.Arbitrary<object> {
  const names = Object.keys(entries)
  const value = (name: string) =>
    mostly<unknown>(fitting[name] ?? plainText, oddText, fc.jsonValue({ maxDepth: 2 }))
  const fields = Object.fromEntries(names.map((name) => [name, value(name)]))
  const strange = fc.tuple(fc.record(fields), fc.constantFrom(...strangeKeys), fc.anything())
  return mostly<object>(
    fc.record(fields),
    fc.record(fields, { requiredKeys: [] }),
    // As JSON.parse sets it: `__proto__` too becomes a key of its own.
    strange.map(([values, key, value]) => ({ ...values, [key]: value })),
  )
}

export const contactBody = bodyOf(enquirySchema)
export const newsletterBody = bodyOf(signupSchema)
