import { accepted, type Delivery, undelivered } from '../delivery.server'
import type { Entry } from './inbox.server'
import type { InboxThread } from './inbox-thread.server'

const threads = new Map<string, InboxThread>()

/** Stores a submission in the inbox file, together with those that arrive at the same time. */
export async function storeInInbox(file: string, entry: Entry, receipt: string): Promise<Delivery> {
  // Dynamic for hosts without `node:sqlite`.
  const { InboxThread } = await import('./inbox-thread.server')
  const thread = threads.get(file) ?? new InboxThread(file, () => threads.delete(file))
  threads.set(file, thread)
  const error = await thread.store(entry)
  return error === undefined ? accepted(receipt) : undelivered(error, 503)
}
