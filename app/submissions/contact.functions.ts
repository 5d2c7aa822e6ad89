import { createServerFn } from '@tanstack/react-start'
import type { ContactValues } from '~/submissions/contact'
import { submitEnquiry } from './submit.server'

/**
 * `POST {api host}/contact`. The validator only types the caller's side: what arrives is unknown, and is
 * checked by the schema in {@link submitEnquiry}, which answers with an outcome where a throwing validator
 * would hand the visitor a serialised error.
 */
export const sendEnquiry = createServerFn({ method: 'POST' })
  .validator((values: ContactValues): unknown => values)
  .handler(async ({ data }) => (await submitEnquiry(data)).outcome)
