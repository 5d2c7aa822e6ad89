import * as fc from 'fast-check'
import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { paths, requestBody } from '../../../tests/fakes/api-host.ts'
import { findDisallowed } from '../../../tests/support/allowed-payloads.ts'
import { contactBody, newsletterBody, seed } from '../../../tests/support/generated-bodies.ts'
import { enquirySchema } from './contact'
import { validateDraft } from './draft'
import { signupSchema } from './newsletter'

test.each<[string, v.GenericSchema, fc.Arbitrary<unknown>]>([
  [paths.enquiry, enquirySchema, contactBody],
  [paths.signup, signupSchema, newsletterBody],
])('of 10,000 bodies for %s only allowed ones pass', (path, schema, body) => {
  let passed = 0
  fc.assert(
    fc.property(fc.oneof({ arbitrary: body, weight: 20 }, fc.anything()), (draft) => {
      const { valid, problems } = validateDraft(schema, draft)
      if (!valid) {
        if (problems?.length === 0) throw new Error('refused without a reason')
        return
      }
      passed += 1
      expect(findDisallowed(path, requestBody(valid))).toEqual([])
      // Cleaning is idempotent.
      expect(validateDraft(schema, valid)).toEqual({ valid })
    }),
    { seed, numRuns: 10_000 },
  )
  expect(passed).toBeGreaterThan(1000)
})
