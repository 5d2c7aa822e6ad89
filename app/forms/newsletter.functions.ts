import { createServerFn } from '@tanstack/react-start'
import { respond } from '~/submissions/delivery.server'
import { submitSignup } from '~/submissions/submissions.server'
import type { SignupDraft } from './schema/newsletter'

export const sendSignup = createServerFn({ method: 'POST' })
  .validator((draft: SignupDraft): unknown => draft)
  .handler(async ({ data: draft }) => respond(await submitSignup(draft)))
