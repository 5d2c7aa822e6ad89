import * as fc from 'fast-check'
import { countries } from '../../app/content/constants.ts'
import { enquirySchema } from '../../app/submissions/contact.ts'
import { signupSchema } from '../../app/submissions/newsletter.ts'

/** What a run that failed is repeated with; fast-check prints it, and the way to the smallest failing case. */
export const seed = 20_261_101

const plainText = fc.constantFrom('Ada', 'Analytical Engines', '781-555-0142', 'One.\nTwo.')

/** What fits a field that does not take every text. */
const fitting: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.constantFrom('ada@example.com', "o'brien+tax@example.co.uk", ' Ada@Example.com '),
  agreed: fc.constant(true),
  country: fc.constantFrom(...countries, undefined),
}

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
    '\u202eatad\u200b\ufeff',
    '<script>alert(1)</script>',
    '__proto__',
    '{"message":"x"}',
  ),
  fc.constantFrom(40, 41, 100, 101, 200, 201, 254, 255, 5000, 5001).map((size) => 'x'.repeat(size)),
  fc.constantFrom(242, 243).map((size) => `${'x'.repeat(size)}@example.com`),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((units) => String.fromCharCode(...units)),
)

/** A value that mostly fits, so that whole bodies get through often enough to be judged. */
const mostly = (fitting: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { arbitrary: fitting, weight: 12 },
    { arbitrary: oddText, weight: 3 },
    { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
  )

const strangeKeys = ['__proto__', 'constructor', 'toString', 'admin', 'FirstName', '']

/** Bodies with the fields of a schema. Few have a key too many or one too few. */
function bodyOf({ entries }: { entries: object }) {
  const fields = Object.fromEntries(
    Object.keys(entries).map((name) => [name, mostly(fitting[name] ?? plainText)]),
  )
  const whole = fc.record(fields)
  return fc.oneof(
    { arbitrary: whole, weight: 8 },
    { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 1 },
    {
      arbitrary: fc
        .tuple(whole, fc.constantFrom(...strangeKeys), fc.anything())
        // As JSON.parse sets it: `__proto__` too becomes a key of its own.
        .map(([values, key, value]) => ({ ...values, [key]: value })),
      weight: 1,
    },
  )
}

export const contactBody = bodyOf(enquirySchema)
export const newsletterBody = bodyOf(signupSchema)
