import type * as v from 'valibot'
import type { FormName } from '~/content/forms'
import { receipts } from '~/content/receipts'
import { type Enquiry, enquirySchema } from '~/forms/schema/contact'
import { type Signup, signupSchema } from '~/forms/schema/newsletter'
import { type Problem, validate } from '~/forms/schema/submission-outcome'
import { enquiryMail, signupMail } from './mail/mail'
import type { Mail } from './store/store'

/** A checked submission, and what becomes of it. */
export type Message = {
  /** The path at the API host. */
  path: string
  /** The body of the call to the API host. */
  submission: object
  /** What is stored without an API host. */
  record: { enquiry: Enquiry } | { signup: Signup }
  /** Writes the mail to the firm. */
  mail: () => Mail
  /** What the visitor is told when the record is stored. */
  receipt: string
}

/** A `message` if the draft is valid, `problems` if a field is wrong, and neither if it is not a draft of this form. */
type Read = { path: string; message?: Message | undefined; problems?: Problem[] | undefined }

/** Checks what was typed into a form by its schema. */
export function readMessage(form: FormName, draft: unknown): Read {
  return forms[form](draft)
}

const forms = {
  contact: reader('contact', enquirySchema, (enquiry) => ({
    record: { enquiry },
    mail: () => enquiryMail(enquiry),
    receipt: receipts.enquiry,
  })),
  newsletter: reader('subscribe', signupSchema, (signup) => ({
    record: { signup },
    mail: () => signupMail(signup),
    receipt: receipts.signup,
  })),
}

function reader<Submission extends object>(
  path: string,
  schema: v.GenericSchema<unknown, Submission>,
  describe: (submission: Submission) => Omit<Message, 'path' | 'submission'>,
) {
  return (draft: unknown): Read => {
    const { submission, problems } = validate(schema, draft)
    return {
      path,
      problems,
      message: submission && { path, submission, ...describe(submission) },
    }
  }
}
