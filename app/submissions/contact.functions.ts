import { createServerFn } from '@tanstack/react-start'
import type { EnquiryDraft } from './contact'
import { answerWith } from './delivery.server'
import { submitEnquiry } from './submit.server'

/**
 * The validator only types the caller's side. What arrives is unknown, and {@link submitEnquiry} checks it: a validator
 * that throws would show the visitor a serialized error.
 */
export const sendEnquiry = createServerFn({ method: 'POST' })
  .validator((enquiry: EnquiryDraft): unknown => enquiry)
  .handler(async ({ data: enquiry }) => answerWith(await submitEnquiry(enquiry)))
