import { receipts } from '~/content/receipts'
import { type ApiCall, type Delivery, undelivered } from './delivery.server'
import type { Inbox } from './inbox.server'
import { describeError } from './log.server'

let open: { file: string; inbox: Inbox } | undefined

/**
 * Answers a call as an API host would, by keeping it in the inbox file. The module is loaded here and not
 * at the top so that hosts without `node:sqlite` run the rest of the site. Never throws: a call that could
 * not be kept is not acknowledged.
 */
export async function keepInInbox(file: string, call: ApiCall): Promise<Delivery> {
  try {
    const inbox = await openInbox(file)
    if (call.path === 'contact') {
      inbox.keepEnquiry(call.payload, new Date())
      return accepted(receipts.enquiry)
    }
    inbox.keepSubscriber(call.payload, new Date())
    return accepted(receipts.subscription)
  } catch (error) {
    closeInbox()
    return undelivered(`the inbox file ${file} could not be written (${describeError(error)})`, 503)
  }
}

async function openInbox(file: string): Promise<Inbox> {
  if (open?.file === file) return open.inbox
  closeInbox()
  const { Inbox } = await import('./inbox.server')
  open = { file, inbox: new Inbox(file) }
  return open.inbox
}

function closeInbox(): void {
  open?.inbox.close()
  open = undefined
}

const accepted = (message: string): Delivery => ({
  outcome: { status: 'accepted', message },
  httpStatus: 200,
})
