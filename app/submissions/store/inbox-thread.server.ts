import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import {
  BroadcastChannel,
  type MessagePort,
  parentPort,
  Worker,
  workerData,
} from 'node:worker_threads'
import { Inbox, mailWaiting } from './inbox.server.ts'
import { describeInboxError } from './inbox-errors.server.ts'
import type { InboxRecord } from './store.ts'

/** What arrives within this time is committed together. */
const collectMs = 10

type Sent = { id: number; record: InboxRecord }
/** The records that were written together, or why none of them was. */
type Written = { ids: number[]; error: string | undefined }

/**
 * Writes to an inbox file in a worker thread, so that no page waits for the disk or for a lock. The thread runs this
 * module too: the built file or, in development and in unit tests, this source file. So it must not import what needs the
 * bundler, or anything that a page imports: the chunk they share would bring the whole server into the thread.
 */
export class InboxThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, (error: string | undefined) => void>()
  #sent = 0
  #acknowledged = Promise.resolve()

  /** @param onEnd called when the thread has crashed */
  constructor(file: string, onEnd: () => void) {
    this.#worker = new Worker(new URL(import.meta.url), { workerData: { inboxFile: file } })
    this.#worker.on('message', (written: Written) => this.#acknowledge(written))
    this.#worker.on('error', (error) => {
      onEnd()
      this.#acknowledge({ ids: [...this.#waiting.keys()], error: String(error) })
    })
    this.#worker.unref()
  }

  /** @returns `undefined` once the record is on disk, or what went wrong */
  store(record: InboxRecord): Promise<string | undefined> {
    const id = ++this.#sent
    this.#worker.postMessage({ id, record } satisfies Sent)
    return new Promise((settle) => this.#waiting.set(id, settle))
  }

  /** Settles one record in each turn of the event loop: each is a page to render, and other requests get their turn too. */
  #acknowledge({ ids, error }: Written) {
    this.#acknowledged = this.#acknowledged.then(async () => {
      for (const id of ids) {
        this.#waiting.get(id)?.(error)
        this.#waiting.delete(id)
        await nextTurn()
      }
    })
  }
}

function serve(port: MessagePort, file: string) {
  const queue: Sent[] = []
  const mailThread = new BroadcastChannel(mailWaiting)
  port.on('message', async (sent: Sent) => {
    if (queue.push(sent) > 1) return
    await wait(collectMs)
    const batch = queue.splice(0)
    const error = storeAll(file, batch)
    port.postMessage({ ids: batch.map(({ id }) => id), error } satisfies Written)
    mailThread.postMessage('added')
  })
}

/**
 * Opens the file for this one transaction, which takes a few milliseconds. If the file stayed open, and somebody moved it
 * or replaced it by a backup, new enquiries would be lost.
 *
 * @returns what went wrong; then nothing was stored
 */
function storeAll(file: string, batch: readonly Sent[]): string | undefined {
  try {
    using inbox = new Inbox(file)
    inbox.store(batch.map(({ record }) => record))
  } catch (error) {
    return describeInboxError(file, error)
  }
}

if (parentPort && workerData?.inboxFile) serve(parentPort, workerData.inboxFile)
