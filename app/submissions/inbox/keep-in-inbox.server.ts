import { accepted, type Delivery, undelivered } from '../delivery.server'
import type { Inbox } from './inbox.server'
import { describeInboxError, isLocked } from './inbox-errors.server'

/** How long a submission waits while another program has locked the file. */
const timeoutMs = 5000
const retryDelayMs = 20
/** How long SQLite itself waits. It blocks the whole process, so this is only long enough for another process's write. */
const waitMs = 20

let last: Promise<unknown> = Promise.resolve()

/**
 * Stores a submission in the inbox file. One at a time, so that submissions do not wait for each other's locks. Never
 * throws: a submission that cannot be stored is a failed delivery.
 */
export function keepInInbox(
  file: string,
  keep: (inbox: Inbox) => void,
  receipt: string,
): Promise<Delivery> {
  const giveUpAt = performance.now() + timeoutMs
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
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
    }
  })
  last = delivery
  return delivery
}

/**
 * Opens the file for this one submission, which takes a millisecond. If the file stayed open, and somebody moved it or
 * replaced it by a backup, new enquiries would be lost. The import is dynamic for hosts without `node:sqlite`.
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
