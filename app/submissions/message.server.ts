import type * as v from 'valibot'
import type { FormName } from '~/content/forms'
import { receipts } from '~/content/receipts'
import { type Enquiry, enquirySchema } from '~/forms/schema/contact'
import { type Signup, signupSchema } from '~/forms/schema/newsletter'
import { type Problem, validate } from '~/forms/schema/outcome'
import { enquiryMail, signupMail } from './mail/mail'
import type { Mail } from './store/store'

/** A checked submission, and what becomes of it. */
export type Message = {
  /** The path at the API host, and the body of the call to it. */
  path: string
  submission: object
  /** What is stored without an API host. */
  record: { enquiry: Enquiry } | { signup: Signup }
  /** Writes the mail to the firm. */
  mail: () => Mail
  /** What the visitor is told when the record is stored. */
  receipt: string
}

/** A `message` if the draft is valid, `problems` if a field is wrong, and neither if it is not a draft of this form. */
type Read = { message?: Message | undefined; problems?: Problem[] | undefined }

/** Checks what was typed into a form by its schema. */
export const readMessage: Record<FormName, (draft: unknown) => Read> = {
  contact: reader(enquirySchema, (enquiry) => ({
    path: 'contact',
    submission: enquiry,
    record: { enquiry },
    mail: () => enquiryMail(enquiry),
    receipt: receipts.enquiry,
  })),
  newsletter: reader(signupSchema, (signup) => ({
    path: 'subscribe',
    submission: signup,
    record: { signup },
    mail: () => signupMail(signup),
    receipt: receipts.signup,
  })),
}

function reader<Submission>(
  schema: v.GenericSchema<unknown, Submission>,
  describe: (submission: Submission) => Message,
) {
  return (draft: unknown): Read => {
    const { valid, problems } = validate(schema, draft)
    return { problems, message: valid && describe(valid) }
  }
}
