import type { EnquiryDraft } from './contact.ts'
import type { SignupDraft } from './newsletter.ts'
import type { SubmissionOutcome } from './outcome.ts'

/** The hidden field by which a posted form says which of the page's forms it is. */
export const formMarker = 'form'

/** A field that visitors do not see and robots fill in. */
export const honeypotName = 'website'

export function isHoneypotFilled(form: FormData): boolean {
  return (form.get(honeypotName) ?? '') !== ''
}

/** The outcome of a form that the browser posted without script, and what was typed, so that the page keeps it. */
export type PostedForm =
  | { form: 'contact'; outcome: SubmissionOutcome; draft: EnquiryDraft }
  | { form: 'newsletter'; outcome: SubmissionOutcome; draft: SignupDraft }

export type FormName = PostedForm['form']
