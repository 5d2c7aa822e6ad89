import { createHash } from 'node:crypto'
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
  // Makes the tables.
  await to.check()
  const waiting = new Set<number | string | undefined>()
  for await (const { enquiryId, subscriber } of from.unmailed())
    waiting.add(enquiryId ?? subscriber)
  const there = await readKeys(to)
  const copied = new Set<string>()
  let enquiries = 0
  let subscribers = 0
  for await (const { id, receivedAt, ...enquiry } of from.enquiries()) {
    // An old enquiry may lack a field that the mail needs.
    const { output, success } = v.safeParse(enquirySchema, enquiry)
    const at = new Date(receivedAt)
    const mail = success && waiting.has(id) ? enquiryMail(output, at) : undefined
    if (!there.has(key(enquiry, receivedAt))) await to.add({ enquiry, receivedAt: at, mail })
    copied.add(key(enquiry))
    enquiries += 1
  }
  for await (const { subscribedAt, ...signup } of from.subscribers()) {
    const address = addressKey(signup.email)
    const at = new Date(subscribedAt)
    const mail = waiting.has(address) ? signupMail(signup, at) : undefined
    await to.add({ signup, receivedAt: at, mail })
    copied.add(key(address))
    subscribers += 1
  }
  const kept = await readKeys(to)
  const missing = [...copied].filter((entry) => !kept.has(entry)).length
  if (missing > 0) throw new Error(`${missing} entries are missing in the copy. Run it again.`)
  return { enquiries, subscribers }
}

/** The keys of all entries; of each enquiry with its time, too. */
async function readKeys(store: Store): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { id: _, receivedAt, ...enquiry } of store.enquiries()) {
    keys.add(key(enquiry)).add(key(enquiry, receivedAt))
  }
  for await (const { email } of store.subscribers()) keys.add(key(addressKey(email)))
  return keys
}

/** Short, because an inbox may have many long enquiries. */
function key(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64')
}
