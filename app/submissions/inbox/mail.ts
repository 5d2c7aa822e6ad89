import { mails } from '../../content/mails.ts'
import type { Enquiry } from '../contact.ts'
import type { Signup } from '../newsletter.ts'
import { fieldsToText } from './export.ts'
import type { Mail } from './inbox.server.ts'

/** A name may have 200 characters. */
const subjectLimit = 120

export function enquiryMail(enquiry: Enquiry): Mail {
  const { subject, opening, closing } = mails.enquiry
  const name = `${enquiry.firstName} ${enquiry.lastName}`
  return {
    id: crypto.randomUUID(),
    subject: Array.from(subject(name)).slice(0, subjectLimit).join(''),
    replyTo: enquiry.email,
    text: `${opening}\n\n${fieldsToText(enquiry)}\n${closing}\n`,
  }
}

export function signupMail(signup: Signup): Mail {
  const { subject, opening, closing } = mails.signup
  return {
    id: crypto.randomUUID(),
    subject,
    replyTo: signup.email,
    text: `${opening}\n\n${fieldsToText(signup)}\n${closing}\n`,
  }
}

export function testMail(): Mail {
  return { id: crypto.randomUUID(), ...mails.test }
}
