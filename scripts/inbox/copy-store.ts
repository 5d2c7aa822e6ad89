import * as v from 'valibot'
import { enquirySchema } from '../../app/forms/schema/contact.ts'
import { enquiryMail, signupMail } from '../../app/submissions/mail/mail.ts'
import { addressKey, type Store } from '../../app/submissions/store/store.ts'

/**
 * Copies enquiries, subscribers and the mails that wait to another store. What that has already is not added again, so a
 * copy that broke off can be repeated.
 *
 * @returns how many of each there are to copy
 * @throws when the other store lacks one of them afterwards
 */
export async function copyStore(from: Store, to: Store) {
  const waiting = new Set<number | string | undefined>()
  for await (const { enquiry, subscriber } of from.unmailed()) waiting.add(enquiry ?? subscriber)
  const missing = new Set<string>()
  let enquiries = 0
  let subscribers = 0
  for await (const { id, receivedAt, ...enquiry } of from.enquiries()) {
    // An old enquiry may lack a field that the mail needs.
    const { output, success } = v.safeParse(enquirySchema, enquiry)
    const mail = success && waiting.has(id) ? enquiryMail(output) : undefined
    await to.add({ enquiry, receivedAt: new Date(receivedAt), mail })
    missing.add(JSON.stringify(enquiry))
    enquiries += 1
  }
  for await (const { subscribedAt, ...signup } of from.subscribers()) {
    const address = addressKey(signup.email)
    const mail = waiting.has(address) ? signupMail(signup) : undefined
    await to.add({ signup, receivedAt: new Date(subscribedAt), mail })
    missing.add(address)
    subscribers += 1
  }
  for await (const { id: _, receivedAt: __, ...enquiry } of to.enquiries()) {
    missing.delete(JSON.stringify(enquiry))
  }
  for await (const { email } of to.subscribers()) missing.delete(addressKey(email))
  if (missing.size > 0) throw new Error(`${missing.size} entries are missing in the copy.`)
  return { enquiries, subscribers }
}
