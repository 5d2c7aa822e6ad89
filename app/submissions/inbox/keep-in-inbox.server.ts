import { accepted, type Delivery, undelivered } from '../delivery.server'
import type { Inbox } from './inbox.server'
import { describeInboxError, isLocked } from './inbox-errors.server'

/** How long a submission waits while another program has the file locked, and how often it tries again. */
const patienceMs = 5000
const pauseMs = 20
/** How long SQLite itself may wait, which blocks the whole process: enough for another site's write, no more. */
const waitMs = 20

let last: Promise<unknown> = Promise.resolve()

/**
 * Keeps a submission in the inbox file. Submissions take turns, so that they do not lock each other out. Never throws:
 * one that could not be kept is not acknowledged.
 */
export function keepInInbox(
  file: string,
  keep: (inbox: Inbox) => void,
  receipt: string,
): Promise<Delivery> {
  const giveUpAt = performance.now() + patienceMs
  const delivery = last.then(async () => {
    while (true) {
      try {
        await keepOnce(file, keep)
        return accepted(receipt)
      } catch (error) {
        if (!isLocked(error) || performance.now() > giveUpAt) {
          return undelivered(describeInboxError(file, error), 503)
        }
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  })
  last = delivery
  return delivery
}

/**
 * Opens the file for this one submission, which takes a millisecond. A file that was held open would go on taking
 * enquiries after it was moved away or replaced by a backup, and they would be lost. The module is imported here so
 * that hosts without `node:sqlite` run the rest of the site.
 */
async function keepOnce(file: string, keep: (inbox: Inbox) => void): Promise<void> {
  const { Inbox } = await import('./inbox.server')
  const inbox = new Inbox(file, waitMs)
  try {
    keep(inbox)
  } finally {
    inbox.close()
  }
}
