import { accepted, type Delivery, undelivered } from '../delivery.server'
import type { InboxThread } from './inbox-thread.server'
import type { InboxRecord } from './store'

const threads = new Map<string, Promise<InboxThread>>()

/** Stores a submission in the inbox file, together with those that arrive at the same time. */
export async function storeInInbox(
  file: string,
  record: InboxRecord,
  receipt: string,
): Promise<Delivery> {
  const thread = threads.get(file) ?? startThread(file)
  threads.set(file, thread)
  thread.catch(() => threads.delete(file))
  const error = await (await thread).store(record)
  return error === undefined ? accepted(receipt) : undelivered(error, 503)
}

async function startThread(file: string): Promise<InboxThread> {
  // Dynamic for hosts without `node:sqlite`.
  const { InboxThread } = await import('./inbox-thread.server')
  return new InboxThread(file, () => threads.delete(file))
}
