import type { FormName } from '~/content/forms'
import { enquirySchema } from '~/forms/schema/contact'
import { readDraft } from '~/forms/schema/draft'
import { signupSchema } from '~/forms/schema/newsletter'
import { honeypotFailure, type ServerOutcome } from '~/forms/schema/outcome'
import {
  formMarker,
  honeypotName,
  type PostedDraft,
  type PostedForm,
  type Submit,
} from '~/forms/schema/posted-form'
import { log } from '~/logging/log.server'
import { findPage } from '~/page-table'
import { failedOutcome } from '~/submissions/outcome.server'

/**
 * Submits the form as its server function would. If what was posted is none of the page's forms, the page's first form shows
 * what can be read of it and says that it was not sent, with status 400.
 */
export async function submitPostedForm(
  request: Request,
  submit: Submit,
): Promise<{ posted: PostedForm; httpStatus: number }> {
  const names = findPage(new URL(request.url).pathname)?.forms ?? []
  // Nothing can be read of a body that cannot be parsed.
  const form = await request.formData().catch(() => new FormData())
  const name = names.find((each) => each === form.get(formMarker))
  const shown = name ?? names[0]
  if (shown === undefined)
    throw new Error('A page without forms was posted to: checkMethod lets none through.')
  const posted = readPosted(shown, form)
  const result = name
    ? await submitUnlessRobot(posted, form, submit)
    : failedOutcome('none of the page’s forms', 400)
  return { posted: { ...posted, outcome: result.outcome }, httpStatus: result.httpStatus }
}

function readPosted(name: FormName, form: FormData): PostedDraft {
  return name === 'contact'
    ? { form: name, draft: readDraft(enquirySchema, form) }
    : { form: name, draft: readDraft(signupSchema, form) }
}

/** With script the form checks its honeypot itself. A robot that calls a server function does not fill in the form. */
async function submitUnlessRobot(
  { form: name, draft }: PostedDraft,
  form: FormData,
  submit: Submit,
): Promise<ServerOutcome> {
  if (form.get(honeypotName)) {
    log('info', 'honeypot', { form: name })
    return { outcome: honeypotFailure, httpStatus: 422 }
  }
  return submit(name, draft)
}
