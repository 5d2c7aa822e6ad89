import type { ContactValues } from './contact.ts'
import type { NewsletterValues } from './newsletter.ts'
import type { SubmissionOutcome } from './outcome.ts'

/** The hidden field by which a posted form says which of the page's forms it is. */
export const formMarker = 'form'

/** The field that visitors do not see and robots fill in. */
export const trapName = 'website'

/** Whether a robot filled the form in, by the field that visitors do not see. */
export function isTrapped(form: FormData): boolean {
  return form.get(trapName) !== null && form.get(trapName) !== ''
}

/**
 * What a page shows after one of its forms was posted without script: the outcome, and what was typed, so
 * that the page comes back as the visitor left it.
 */
export type PostedForm =
  | { form: 'contact'; outcome: SubmissionOutcome; values: ContactValues }
  | { form: 'newsletter'; outcome: SubmissionOutcome; values: NewsletterValues }

export type FormName = PostedForm['form']
