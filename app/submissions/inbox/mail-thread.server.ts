import { setTimeout as wait } from 'node:timers/promises'
import {
  BroadcastChannel,
  type MessagePort,
  parentPort,
  Worker,
  workerData,
} from 'node:worker_threads'
import { Inbox, mailWaiting } from './inbox.server.ts'
import { describeInboxError } from './inbox-errors.server.ts'
import type { MailSettings } from './mailer.server.ts'

/** The visitor is answered before the mail is sent. */
const afterAnswerMs = 250
/** How long to wait when the inbox cannot be read, or when the thread has crashed. */
const failedMs = 60_000
/** How long to wait when the outbox is empty and nothing is added. */
const longestMs = 24 * 60 * 60 * 1000
/** How long to wait when a mail was sent, but could not be removed from the outbox. */
const markAgainMs = 1000

type Options = { inboxFile: string; settings: MailSettings }

/** What became of a mail, for the log. */
type Report = { outcome: 'sent' | 'failed'; tries?: number; reason?: string }

/**
 * Starts the thread that sends the mails in the outbox to the firm, now and whenever one is added. As with `InboxThread`,
 * the thread runs this module, so it must not import what the server's entry needs too.
 */
export function startMailThread(options: Options, onReport: (report: Report) => void): void {
  const worker = new Worker(new URL(import.meta.url), { workerData: { mailThread: options } })
  worker.on('message', onReport)
  worker.on('error', (error) => {
    onReport({ outcome: 'failed', reason: String(error) })
    setTimeout(() => startMailThread(options, onReport), failedMs).unref()
  })
  worker.unref()
}

async function serve(port: MessagePort, { inboxFile, settings }: Options) {
  const { Mailer, describeMailError } = await import('./mailer.server.ts')
  const mailer = new Mailer(settings)
  const inboxThread = new BroadcastChannel(mailWaiting)
  const report = (fields: Report) => port.postMessage(fields)
  const reportInbox = (error: unknown) =>
    report({ outcome: 'failed', reason: describeInboxError(inboxFile, error) })

  /** @returns milliseconds until the next mail is due, if none is added before */
  function sendNext(): Promise<number> {
    return withInbox(inboxFile, async (inbox) => {
      const next = inbox.takeMail(new Date())
      if (!next) {
        const [first] = inbox.unmailed()
        // A clock that was far ahead may have left a time that no timer can wait for.
        return first ? Math.min(Date.parse(first.nextTry) - Date.now(), longestMs) : longestMs
      }
      const { id, mail, tries } = next
      try {
        await mailer.send(mail)
      } catch (error) {
        report({ outcome: 'failed', tries, reason: describeMailError(error) })
        return 0
      }
      await markMailed(inbox, id)
      report({ outcome: 'sent', tries })
      return 0
    })
  }

  /** Retries until it succeeds, because otherwise the mail would be sent again. */
  async function markMailed(inbox: Inbox, id: number) {
    while (true) {
      try {
        return inbox.markMailed(id)
      } catch (error) {
        reportInbox(error)
        await wait(markAgainMs)
      }
    }
  }

  // Whoever restarts the site may have corrected what was wrong.
  await withInbox(inboxFile, async (inbox) => inbox.retryMails()).catch(reportInbox)
  while (true) {
    const pause = await sendNext().catch((error) => {
      reportInbox(error)
      return failedMs
    })
    if (pause > 0 && (await isAdded(inboxThread, pause))) await wait(afterAnswerMs)
  }
}

/** Waits until something is added to the inbox, and no longer than `ms`. */
function isAdded(inboxThread: BroadcastChannel, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    inboxThread.onmessage = () => {
      clearTimeout(timer)
      resolve(true)
    }
  })
}

/** Keeps the file open until `use` is done, even if somebody moves the file in the meantime. */
async function withInbox<Result>(file: string, use: (inbox: Inbox) => Promise<Result>) {
  using inbox = new Inbox(file)
  return await use(inbox)
}

if (parentPort && workerData?.mailThread) serve(parentPort, workerData.mailThread)
