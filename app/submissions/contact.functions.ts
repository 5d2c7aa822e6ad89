import { createServerFn } from '@tanstack/react-start'
import type { EnquiryDraft } from './contact'
import { answerWith } from './delivery.server'
import { submitEnquiry } from './submit.server'

/**
 * The validator only gives the caller a type. {@link submitEnquiry} validates, because the visitor would see the
 * serialized error of a validator that throws.
 */
export const sendEnquiry = createServerFn({ method: 'POST' })
  .validator((enquiry: EnquiryDraft): unknown => enquiry)
  .handler(async ({ data: enquiry }) => answerWith(await submitEnquiry(enquiry)))
