import { createServerFn } from '@tanstack/react-start'
import type { EnquiryDraft } from './schema/contact'

/**
 * The validator only gives the caller a type. `submit` validates, because the visitor would see the
 * serialized error of a validator that throws.
 */
export const sendEnquiry = createServerFn({ method: 'POST' })
  .validator((draft: EnquiryDraft): unknown => draft)
  .handler(async ({ data: draft, context }) => (await context.submit('contact', draft)).outcome)
