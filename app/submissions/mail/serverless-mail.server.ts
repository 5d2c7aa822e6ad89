import { describeError, log } from '~/logging/log.server'
import type { Store } from '../store/store'
import type { WaitUntil } from '../submissions.server'
import type { MailSettings } from './mailer.server'

/** How long a visitor waits for the mail on a host that stops the function with the answer. */
const beforeAnswerMs = 5000

/**
 * Sends the mails that are due, where nothing runs between requests: after the answer, or before it where the host offers
 * nothing else (Lambda). What cannot be sent is tried again after a later submission. Never rejects: the submission is stored.
 */
export async function sendServerlessMail(
  store: Store,
  settings: MailSettings,
  waitUntil: WaitUntil | undefined,
): Promise<void> {
  const sent = send(store, settings).catch((error) =>
    log('error', 'mail', { outcome: 'failed', reason: describeError(error) }),
  )
  if (waitUntil) waitUntil(sent)
  else await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, beforeAnswerMs))])
}

async function send(store: Store, settings: MailSettings): Promise<void> {
  // Dynamic, because most requests send no mail.
  const { logMail, sendDueMails } = await import('./mail-loop.server')
  await sendDueMails(store, settings, logMail)
}
