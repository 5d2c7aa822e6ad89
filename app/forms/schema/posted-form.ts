import type { FormName } from '../../content/forms.ts'
import type { EnquiryDraft } from './contact.ts'
import type { SignupDraft } from './newsletter.ts'
import type { Outcome, ServerOutcome } from './outcome.ts'

/** A hidden field that says which of the page's forms was posted. */
export const formMarker = 'form'

/** The honeypot: a field that visitors do not see and robots fill in. */
export const honeypotName = 'homepage'

/** What was typed into a form that the browser posted without script. */
export type PostedDraft =
  | { form: 'contact'; draft: EnquiryDraft }
  | { form: 'newsletter'; draft: SignupDraft }

export type PostedForm = PostedDraft & { outcome: Outcome }

/** Of a form, and of the pages and sections that have it. */
export type FormProps = { posted: PostedForm | undefined }

/** Submits what a visitor has typed into a form. Part of each request's context on the server. */
export type Submit = (form: FormName, draft: unknown) => Promise<ServerOutcome>

/** The id of the form's element. */
export function formId(name: FormName): string {
  return `${name}-form`
}
