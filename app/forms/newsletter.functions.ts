import { createServerFn } from '@tanstack/react-start'
import type { SignupDraft } from './schema/newsletter'

export const sendSignup = createServerFn({ method: 'POST' })
  .validator((draft: SignupDraft): unknown => draft)
  .handler(async ({ data: draft, context }) => (await context.submit('newsletter', draft)).outcome)
