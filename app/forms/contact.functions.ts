import { createServerFn } from '@tanstack/react-start'
import { respond } from '~/submissions/delivery.server'
import { submitEnquiry } from '~/submissions/submissions.server'
import type { EnquiryDraft } from './schema/contact'

/**
 * The validator only gives the caller a type. {@link submitEnquiry} validates, because the visitor would see the
 * serialized error of a validator that throws.
 */
export const sendEnquiry = createServerFn({ method: 'POST' })
  .validator((draft: EnquiryDraft): unknown => draft)
  .handler(async ({ data: draft }) => respond(await submitEnquiry(draft)))
