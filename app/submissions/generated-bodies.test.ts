import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { objectionsTo } from '../../tests/support/allowed-payloads.ts'
import { contactBody, newsletterBody, seed } from '../../tests/support/generated-bodies.ts'
import { contactSchema } from './contact'
import { newsletterSchema } from './newsletter'
import { problemsIn } from './outcome'

test.each([
  { call: 'contact', schema: contactSchema, body: contactBody },
  { call: 'subscribe', schema: newsletterSchema, body: newsletterBody },
] as const)(
  'of 10,000 generated bodies of $call, those that pass may be sent, and the others say why not',
  ({ call, schema, body }) => {
    let passed = 0
    fc.assert(
      fc.property(fc.oneof({ arbitrary: body, weight: 20 }, fc.anything()), (input) => {
        const parsed = v.safeParse<v.GenericSchema>(schema, input)
        const problems = problemsIn(schema, input)
        if (!parsed.success) {
          if (problems?.length === 0) throw new Error('refused without a reason')
          return
        }
        passed += 1
        expect(problems).toEqual([])
        expect(objectionsTo(call, JSON.stringify(parsed.output))).toEqual([])
        // What was cleaned once is clean.
        expect(v.parse(schema, parsed.output)).toEqual(parsed.output)
      }),
      { seed, numRuns: 10_000 },
    )
    expect(passed).toBeGreaterThan(1000)
  },
)
