import { createServerFn } from '@tanstack/react-start'
import { answerWith } from './delivery.server'
import type { SignupDraft } from './newsletter'
import { submitSignup } from './submit.server'

export const sendSignup = createServerFn({ method: 'POST' })
  .validator((signup: SignupDraft): unknown => signup)
  .handler(async ({ data: signup }) => answerWith(await submitSignup(signup)))
