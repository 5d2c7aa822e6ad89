import { setTimeout as wait } from 'node:timers/promises'
import { log } from '../../logging/log.server.ts'
import type { Store } from '../store/store.ts'
import { describeMailError, isAboutOneMail, Mailer, type MailSettings } from './mailer.server.ts'

/** The visitor is answered before the mail is sent. */
const wakeDelayMs = 250
/** How long to wait when the store or the mail server cannot be used. */
const retryMs = 60_000
/** The longest wait: for the next mail that is due, or for one that another instance has added before it stopped. */
const maxSleepMs = 5 * 60 * 1000
/** The shortest wait, for a mail that is due, but that somebody else has locked. */
const minSleepMs = 5000

/** What became of a mail, for the log. */
export type MailReport = {
  outcome: 'sent' | 'failed' | 'given up'
  tries?: number
  /** Why it was not sent. */
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
  let stopping = false
  let sleep = new AbortController()

  async function run() {
    let hasRetried = false
    while (!stopping) {
      let pause = retryMs
      // Before the outbox is read, so that a mail which is added meanwhile ends the pause.
      sleep = new AbortController()
      try {
        // A restart may have corrected what was wrong.
        if (!hasRetried) await store.retryMails()
        hasRetried = true
        if (await sendDueMails(store, settings, onReport, () => stopping)) {
          const next = await store.nextMailAt()
          const untilNext = next ? next.getTime() - Date.now() : maxSleepMs
          pause = Math.min(maxSleepMs, Math.max(minSleepMs, untilNext))
        }
      } catch (error) {
        onReport({ outcome: 'failed', reason: message(error) })
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

/**
 * Sends the mails that are due, one after the other, over one connection. Rejects when the store cannot be used.
 *
 * @returns false after an error that the others would meet too
 */
export async function sendDueMails(
  store: Store,
  settings: MailSettings,
  onReport: OnReport,
  isStopping = () => false,
): Promise<boolean> {
  const mailer = new Mailer(settings)
  try {
    while (!isStopping()) {
      const next = await store.takeMail()
      if (!next) break
      const { mail, tries, isLastTry } = next
      try {
        await mailer.send(mail)
      } catch (error) {
        const outcome = isLastTry ? 'given up' : 'failed'
        onReport({ outcome, tries, reason: describeMailError(error) })
        if (isAboutOneMail(error)) continue
        return false
      }
      onReport({ outcome: 'sent', tries })
      // If that fails, the mail is sent once more, with the same id.
      await store.markMailed(mail.id)
    }
    return true
  } finally {
    mailer.close()
  }
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error))

export function logMail(report: MailReport): void {
  log(report.reason === undefined ? 'info' : 'error', 'mail', report)
}
