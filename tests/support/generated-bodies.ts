import * as fc from 'fast-check'

/** What a run that failed is repeated with; fast-check prints it, and the way to the smallest failing case. */
export const seed = 20_261_101

const plainText = fc.constantFrom(
  'Ada',
  'Byron',
  'Analytical Engines',
  '781-555-0142',
  'One.\nTwo.',
)
const plainEmail = fc.constantFrom(
  'ada@example.com',
  "o'brien+tax@example.co.uk",
  ' Ada@Example.com ',
)

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

const strangeKeys = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'admin',
  'FirstName',
  '',
)

/** Few bodies have a key too many or one too few. */
function body(fields: Record<string, fc.Arbitrary<unknown>>) {
  const whole = fc.record(fields)
  return fc.oneof(
    { arbitrary: whole, weight: 8 },
    { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 1 },
    {
      arbitrary: fc.tuple(whole, strangeKeys, fc.anything()).map(([values, key, value]) => {
        // As JSON.parse sets it: `__proto__` too becomes a key of its own.
        Object.defineProperty(values, key, { value, enumerable: true, configurable: true })
        return values
      }),
      weight: 1,
    },
  )
}

export const contactBody = body({
  firstName: mostly(plainText),
  lastName: mostly(plainText),
  company: mostly(plainText),
  email: mostly(plainEmail),
  phoneNumber: mostly(fc.constantFrom('', '+1 (781) 555-0142')),
  message: mostly(plainText),
  agreed: fc.oneof({ arbitrary: fc.constant(true), weight: 12 }, fc.anything()),
  country: fc.oneof(
    { arbitrary: fc.constantFrom('US', 'CA', 'EU', undefined), weight: 12 },
    fc.anything(),
  ),
})

export const newsletterBody = body({ email: mostly(plainEmail) })
