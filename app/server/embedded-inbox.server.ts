import { receipts } from '~/content/receipts'
import { type ApiCall, type Delivery, undelivered } from './delivery.server'
import { describeInboxError, isLocked } from './inbox-errors.server'

/** For so long a submission waits for another program to let go of the file, and looks so often, in milliseconds. */
const patienceMs = 3000
const pauseMs = 50

/**
 * Answers a call as an API host would, by keeping it in the inbox file. Never throws: a call that could not be
 * kept is not acknowledged.
 */
export async function keepInInbox(file: string, call: ApiCall): Promise<Delivery> {
  const giveUpAt = performance.now() + patienceMs
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
 * enquiries after it was moved away or replaced by a backup, and they would be lost. SQLite's own waiting, which
 * holds up the whole process, is off. The module is loaded here and not at the top so that hosts without
 * `node:sqlite` run the rest of the site.
 */
async function keep(file: string, call: ApiCall): Promise<Delivery> {
  const { Inbox } = await import('./inbox.server')
  const inbox = new Inbox(file, 0)
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
