import { createServerFn } from '@tanstack/react-start'
import { respond } from './delivery.server'
import type { SignupDraft } from './newsletter'
import { submitSignup } from './submit.server'

export const sendSignup = createServerFn({ method: 'POST' })
  .validator((draft: SignupDraft): unknown => draft)
  .handler(async ({ data: draft }) => respond(await submitSignup(draft)))
