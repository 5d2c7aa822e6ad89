import { locale, timeZone } from '../../content/constants.ts'
import { mails } from '../../content/mails.ts'
import type { Enquiry } from '../../forms/schema/contact.ts'
import type { Signup } from '../../forms/schema/newsletter.ts'
import { fieldsToText } from '../field-text.ts'
import type { Mail } from '../store/store.ts'

/** Two names may have 100 characters each. */
const subjectLimit = 120

export function enquiryMail(enquiry: Enquiry, receivedAt = new Date()): Mail {
  const subject = mails.enquiry.subject(`${enquiry.firstName} ${enquiry.lastName}`)
  return createMail(enquiry, { ...mails.enquiry, subject }, receivedAt)
}

export function signupMail(signup: Signup, receivedAt = new Date()): Mail {
  return createMail(signup, mails.signup, receivedAt)
}

/** It says when it was sent, because the mail itself may go out days later. */
function createMail(sent: Enquiry | Signup, words: typeof mails.signup, receivedAt: Date): Mail {
  const subject = Array.from(words.subject).slice(0, subjectLimit).join('')
  const dateFormat = { dateStyle: 'full', timeStyle: 'long', timeZone } as const
  const opening = words.opening(receivedAt.toLocaleString(locale, dateFormat))
  const text = `${opening}\n\n${fieldsToText(sent)}\n${words.closing}\n`
  return { id: crypto.randomUUID(), subject, replyTo: sent.email, text }
}

export function testMail(): Mail {
  return { id: crypto.randomUUID(), ...mails.test }
}
