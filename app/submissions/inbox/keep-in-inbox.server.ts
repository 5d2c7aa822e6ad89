import { receipts } from '~/content/receipts'
import { type ApiCall, type Delivery, undelivered } from '~/submissions/delivery.server'
import { describeInboxError, isLocked } from './inbox-errors.server'

/** For so long a submission waits for another program to let go of the file, and looks so often, in milliseconds. */
const patienceMs = 5000
const pauseMs = 20
/** How long SQLite itself may wait, which holds up the whole process: enough for another site's write, no more. */
const waitMs = 20

let last: Promise<unknown> = Promise.resolve()

/**
 * Answers a call as an API host would, by keeping it in the inbox file. Calls take their turns, so that they do not
 * lock each other out. Never throws: a call that could not be kept is not acknowledged.
 */
export function keepInInbox(file: string, call: ApiCall): Promise<Delivery> {
  const giveUpAt = performance.now() + patienceMs
  const delivery = last.then(() => keepBy(giveUpAt, file, call))
  last = delivery
  return delivery
}

async function keepBy(giveUpAt: number, file: string, call: ApiCall): Promise<Delivery> {
  while (true) {
    try {
      return await keep(file, call)
    } catch (error) {
      if (!isLocked(error) || performance.now() > giveUpAt) {
        return undelivered(describeInboxError(file, error), 503)
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/**
 * Opens the file for this one call, which takes a millisecond. A file that was held open would go on taking
 * enquiries after it was moved away or replaced by a backup, and they would be lost. The module is loaded here and
 * not at the top so that hosts without `node:sqlite` run the rest of the site.
 */
async function keep(file: string, call: ApiCall): Promise<Delivery> {
  const { Inbox } = await import('./inbox.server')
  const inbox = new Inbox(file, waitMs)
  try {
    if (call.path === 'contact') {
      inbox.keepEnquiry(call.payload, new Date())
      return accepted(receipts.enquiry)
    }
    inbox.keepSubscriber(call.payload, new Date())
    return accepted(receipts.subscription)
  } finally {
    inbox.close()
  }
}

const accepted = (message: string): Delivery => ({
  outcome: { status: 'accepted', message },
  httpStatus: 200,
})
