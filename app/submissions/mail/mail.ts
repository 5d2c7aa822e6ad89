import { mails } from '../../content/mails.ts'
import type { Enquiry } from '../../forms/schema/contact.ts'
import type { Signup } from '../../forms/schema/newsletter.ts'
import { fieldsToText } from '../field-text.ts'
import type { Mail } from '../store/store.ts'

/** A name may have 200 characters. */
const subjectLimit = 120

export function enquiryMail(enquiry: Enquiry): Mail {
  const subject = mails.enquiry.subject(`${enquiry.firstName} ${enquiry.lastName}`)
  return createMail(enquiry, { ...mails.enquiry, subject })
}

export function signupMail(signup: Signup): Mail {
  return createMail(signup, mails.signup)
}

function createMail(sent: Enquiry | Signup, words: typeof mails.signup): Mail {
  const subject = Array.from(words.subject).slice(0, subjectLimit).join('')
  const text = `${words.opening}\n\n${fieldsToText(sent)}\n${words.closing}\n`
  return { id: crypto.randomUUID(), subject, replyTo: sent.email, text }
}

export function testMail(): Mail {
  return { id: crypto.randomUUID(), ...mails.test }
}
