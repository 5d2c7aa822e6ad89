import process from 'node:process'
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
/** The longest wait: for the next mail that is due, or for a new one. */
const longestMs = 60 * 60 * 1000
/** How long to wait when a mail was sent, but not removed from the outbox. */
const markAgainMs = 1000

type Options = { inboxFile: string; settings: MailSettings }

/** What became of a mail, for the log. */
type Report = { outcome: 'sent' | 'failed'; tries?: number; reason?: string }

/**
 * Starts the thread that sends the mails in the outbox to the firm, now and whenever one is added. As with `InboxThread`,
 * the thread runs this module, so it must not import what the server's entry needs too.
 *
 * @returns stops the thread, once the mail that it is sending was sent and removed from the outbox
 */
export function startMailThread(
  options: Options,
  onReport: (report: Report) => void,
): () => Promise<void> {
  let worker: Worker | undefined
  const start = () => {
    const started = new Worker(new URL(import.meta.url), { workerData: { mailThread: options } })
    started.on('message', onReport)
    started.on('error', (error) => {
      worker = undefined
      onReport({ outcome: 'failed', reason: String(error) })
      setTimeout(start, failedMs).unref()
    })
    started.unref()
    worker = started
  }
  start()
  return () =>
    new Promise((resolve) => {
      if (!worker) return resolve()
      worker.ref()
      worker.once('exit', () => resolve())
      worker.postMessage('stop')
    })
}

async function serve(port: MessagePort, { inboxFile, settings }: Options) {
  const { Mailer, describeMailError } = await import('./mailer.server.ts')
  const mailer = new Mailer(settings)
  const inboxThread = new BroadcastChannel(mailWaiting)
  const report = (fields: Report) => port.postMessage(fields)
  const reportInbox = (error: unknown) =>
    report({ outcome: 'failed', reason: describeInboxError(inboxFile, error) })

  /** A mail that a server has accepted, but that is still in the outbox. It must not be sent again. */
  let accepted: { id: string; tries: number } | undefined
  let stopping = false
  let wake = () => {}
  const isDone = () => stopping && !accepted
  port.on('message', () => {
    stopping = true
    wake()
  })
  inboxThread.onmessage = () => setTimeout(() => wake(), afterAnswerMs)

  /** Waits until something is added to the inbox or the thread is to stop, and no longer than `ms`. */
  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function markAccepted(inbox: Inbox) {
    if (!accepted) return
    inbox.markMailed(accepted.id)
    report({ outcome: 'sent', tries: accepted.tries })
    accepted = undefined
  }

  /** @returns milliseconds until the next mail is due, if none is added before */
  function sendNext(): Promise<number> {
    return withInbox(inboxFile, async (inbox) => {
      markAccepted(inbox)
      if (stopping) return 0
      const next = inbox.takeMail(new Date())
      if (!next) {
        const [first] = inbox.unmailed()
        const pause = first?.nextTry ? Date.parse(first.nextTry) - Date.now() : longestMs
        if (pause <= longestMs) return pause
        // The clock was ahead at the last try.
        inbox.retryMails()
        return 0
      }
      const { mail, tries } = next
      try {
        await mailer.send(mail)
      } catch (error) {
        report({ outcome: 'failed', tries, reason: describeMailError(error) })
        return 0
      }
      accepted = { id: mail.id, tries }
      markAccepted(inbox)
      return 0
    })
  }

  // Whoever restarts the site may have corrected what was wrong.
  await withInbox(inboxFile, async (inbox) => inbox.retryMails()).catch(reportInbox)
  while (!isDone()) {
    const pause = await sendNext().catch((error) => {
      reportInbox(error)
      return accepted ? markAgainMs : failedMs
    })
    if (pause > 0 && !isDone()) await sleep(pause)
  }
  process.exit()
}

/** Keeps the file open until `use` is done, even if somebody moves the file in the meantime. */
async function withInbox<Result>(file: string, use: (inbox: Inbox) => Promise<Result>) {
  using inbox = new Inbox(file)
  return await use(inbox)
}

if (parentPort && workerData?.mailThread) serve(parentPort, workerData.mailThread)
