import { createServerFn } from '@tanstack/react-start'
import type { NewsletterValues } from '~/submissions/newsletter'
import { submitSubscription } from './submit.server'

/** `POST {api host}/subscribe`; typed and checked as `sendEnquiry` is. */
export const subscribe = createServerFn({ method: 'POST' })
  .validator((values: NewsletterValues): unknown => values)
  .handler(async ({ data }) => (await submitSubscription(data)).outcome)
