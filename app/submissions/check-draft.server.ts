import type * as v from 'valibot'
import type { FormName } from '~/content/forms'
import { receipts } from '~/content/receipts'
import { enquirySchema } from '~/forms/schema/contact'
import { signupSchema } from '~/forms/schema/newsletter'
import { type Problem, type ServerOutcome, validate } from '~/forms/schema/outcome'
import { enquiryMail, signupMail } from './mail/mail'
import { acceptedOutcome } from './outcome.server'
import type { Mail, Submission } from './store/store'

/** A valid draft, and what becomes of it. */
export type ValidDraft = {
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

/** `valid` if the draft is, `problems` if a field is wrong, and neither if it is not a draft of this form. */
type Checked = { valid?: ValidDraft | undefined; problems?: Problem[] | undefined }

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
  describe: (valid: Valid) => ValidDraft,
) {
  return (draft: unknown): Checked => {
    const { valid, problems } = validate(schema, draft)
    return { problems, valid: valid && describe(valid) }
  }
}
