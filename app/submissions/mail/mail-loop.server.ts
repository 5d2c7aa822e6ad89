import { setTimeout as wait } from 'node:timers/promises'
import { log } from '../../logging/log.server.ts'
import type { Mail, Store } from '../store/store.ts'
import { describeMailError, Mailer, type MailSettings } from './mailer.server.ts'

/** The visitor is answered before the mail is sent. */
const wakeDelayMs = 250
/** How long to wait when the store cannot be read. */
const storeRetryMs = 60_000
/** The longest wait: for the next mail that is due, or for one that another instance has added before it stopped. */
const maxSleepMs = 5 * 60 * 1000
/** How long to wait when a mail was sent, but not removed from the outbox. */
const markRetryMs = 1000

/** What became of a mail, for the log. */
export type MailReport = {
  outcome: 'sent' | 'not marked' | 'failed' | 'given up'
  tries?: number
  reason?: string
}

type OnReport = (report: MailReport) => void

export type MailLoop = {
  /** Looks for mails soon, because one may have been added. */
  wake: () => void
  /** Resolves once the mail that is being sent was sent and removed from the outbox. */
  stop: () => Promise<void>
}

/** Sends the mails in the outbox to the firm, those that are due now and each one when it is due. */
export function startMailLoop(store: Store, settings: MailSettings, onReport: OnReport): MailLoop {
  const mailer = new Mailer(settings)
  let stopping = false
  let sleep = new AbortController()

  async function run() {
    let hasRetried = false
    while (!stopping) {
      let pause = storeRetryMs
      // Before the outbox is read, so that a mail which is added meanwhile ends the pause.
      sleep = new AbortController()
      try {
        // A restart may have corrected what was wrong.
        if (!hasRetried) await store.retryMails()
        hasRetried = true
        await sendDueMails(store, mailer, onReport, () => stopping)
        const next = await store.nextMailAt()
        pause = Math.min(maxSleepMs, next ? next.getTime() - Date.now() : maxSleepMs)
      } catch (error) {
        onReport(storeFailure(error))
      }
      await wait(pause, undefined, { signal: sleep.signal }).catch(() => {})
    }
  }

  const ended = run()
  return {
    wake: () => void setTimeout(() => sleep.abort(), wakeDelayMs).unref(),
    stop: () => {
      stopping = true
      sleep.abort()
      return ended
    },
  }
}

/** Sends the mails that are due, one after the other. Rejects when the store cannot be used. */
export async function sendDueMails(
  store: Store,
  mailer: Mailer,
  onReport: OnReport,
  isStopping = () => false,
): Promise<void> {
  while (!isStopping()) {
    const next = await store.takeMail()
    if (!next) return
    const { mail, tries, isLastTry } = next
    try {
      await mailer.send(mail)
    } catch (error) {
      const outcome = isLastTry ? 'given up' : 'failed'
      onReport({ outcome, tries, reason: describeMailError(error) })
      continue
    }
    await markMailed(store, mail.id, onReport)
    onReport({ outcome: 'sent', tries })
  }
}

/** Tries until it succeeds, because the mail must not be sent again. Reports the first failure only. */
async function markMailed(store: Store, id: Mail['id'], onReport: OnReport): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await store.markMailed(id)
    } catch (error) {
      if (failures === 0) onReport({ ...storeFailure(error), outcome: 'not marked' })
      await wait(markRetryMs)
    }
  }
}

function storeFailure(error: unknown): MailReport {
  return { outcome: 'failed', reason: error instanceof Error ? error.message : String(error) }
}

export function logMail(report: MailReport): void {
  log(report.outcome === 'sent' ? 'info' : 'error', 'mail', report)
}
