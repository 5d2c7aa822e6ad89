import * as v from 'valibot'
import { countries } from '../content/constants.ts'
import { emailAddress, optionalLine, requiredLine, requiredText } from './text.ts'

/** An enquiry. The output's keys, in this order, are the body of `POST {API_HOST}/contact`. */
export const contactSchema = v.strictObject({
  firstName: requiredLine('First name', 'Enter your first name', 100),
  lastName: requiredLine('Last name', 'Enter your last name', 100),
  company: optionalLine('Company', 200),
  email: emailAddress('Enter your email address'),
  phoneNumber: optionalLine('Phone number', 40),
  message: requiredText('Message', 'Enter a message', 5000),
  agreed: v.pipe(v.boolean(), v.literal(true, 'Agree to the policies to continue')),
  /** Sent only once the visitor has chosen one. */
  country: v.optional(v.picklist(countries)),
})

/** An enquiry while it is being written. */
export type ContactValues = v.InferInput<typeof contactSchema>
/** An enquiry as it is sent. */
export type Enquiry = v.InferOutput<typeof contactSchema>

export const emptyEnquiry: ContactValues = {
  firstName: '',
  lastName: '',
  company: '',
  email: '',
  phoneNumber: '',
  message: '',
  agreed: false,
}

/** The values of a contact form as the browser would post it, script or none. */
export function contactValuesFrom(form: FormData): ContactValues {
  const text = (name: string) => {
    const entry = form.get(name)
    return typeof entry === 'string' ? entry : ''
  }
  const country = v.safeParse(v.picklist(countries), text('country'))
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    message: text('message').replace(/\r\n?/g, '\n'),
    agreed: form.has('agreed'),
    ...(country.success ? { country: country.output } : {}),
  }
}
