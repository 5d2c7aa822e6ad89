import type * as v from 'valibot'
import type { FormName } from '~/content/forms'
import { receipts } from '~/content/receipts'
import { enquirySchema } from '~/forms/schema/contact'
import { validateDraft } from '~/forms/schema/draft'
import { signupSchema } from '~/forms/schema/newsletter'
import type { Problem, ServerOutcome } from '~/forms/schema/outcome'
import { enquiryMail, signupMail } from './mail/mail'
import { acceptedOutcome } from './outcome.server'
import type { Mail, Submission } from './store/store'

/** What is done with a valid enquiry or signup. */
export type Handling = {
  /** The path at the API host, and the body of the call to it. */
  path: string
  body: object
  /** What is stored without an API host. */
  submission: Submission
  /** Writes the mail to the firm. */
  mail: () => Mail
  /** What the visitor is told when it is stored. */
  outcome: ServerOutcome
}

/** `handling` if the draft is valid, `problems` if a field is wrong, and neither if it is not a draft of this form. */
type Checked = { handling?: Handling | undefined; problems?: Problem[] | undefined }

/** Checks what was typed into a form by its schema. */
export const checkDraft: Record<FormName, (draft: unknown) => Checked> = {
  contact: checker(enquirySchema, (enquiry) => ({
    path: 'contact',
    body: enquiry,
    submission: { enquiry },
    mail: () => enquiryMail(enquiry),
    outcome: acceptedOutcome(receipts.enquiry),
  })),
  newsletter: checker(signupSchema, (signup) => ({
    path: 'subscribe',
    body: signup,
    submission: { signup },
    mail: () => signupMail(signup),
    outcome: acceptedOutcome(receipts.signup),
  })),
}

function checker<Valid>(
  schema: v.GenericSchema<unknown, Valid>,
  handle: (valid: Valid) => Handling,
) {
  return (draft: unknown): Checked => {
    const { valid, problems } = validateDraft(schema, draft)
    return { problems, handling: valid && handle(valid) }
  }
}
