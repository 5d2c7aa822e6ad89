import process from 'node:process'
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
/** How long to wait when the outbox is empty and nothing is added, or the next mail is due later. */
const longestMs = 24 * 60 * 60 * 1000
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

  /** Mails that a server has accepted, but that are still in the outbox: the tries by id. They must not be sent again. */
  const accepted = new Map<string, number>()
  let sending = true
  let stopping = false
  port.on('message', () => {
    stopping = true
    if (!sending && accepted.size === 0) process.exit()
  })

  function markAccepted(inbox: Inbox) {
    for (const [id, tries] of accepted) {
      inbox.markMailed(id)
      accepted.delete(id)
      report({ outcome: 'sent', tries })
    }
  }

  /** @returns milliseconds until the next mail is due, if none is added before */
  function sendNext(): Promise<number> {
    return withInbox(inboxFile, async (inbox) => {
      markAccepted(inbox)
      if (stopping) return 0
      const next = inbox.takeMail(new Date())
      if (!next) {
        const [first] = inbox.unmailed()
        const pause = first ? Date.parse(first.nextTry) - Date.now() : longestMs
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
      accepted.set(mail.id, tries)
      markAccepted(inbox)
      return 0
    })
  }

  // Whoever restarts the site may have corrected what was wrong.
  await withInbox(inboxFile, async (inbox) => inbox.retryMails()).catch(reportInbox)
  while (!stopping || accepted.size > 0) {
    sending = true
    const pause = await sendNext().catch((error) => {
      reportInbox(error)
      return accepted.size > 0 ? markAgainMs : failedMs
    })
    sending = false
    const goesOn = !stopping || accepted.size > 0
    if (goesOn && pause > 0 && (await isAdded(inboxThread, pause))) await wait(afterAnswerMs)
  }
  process.exit()
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
