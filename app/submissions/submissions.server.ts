import type { FormName } from '~/content/forms'
import { rateLimitReached } from '~/content/receipts'
import type { ServerOutcome } from '~/forms/schema/outcome'
import { describeError, type Log } from '~/logging/log.server'
import { type ApiHost, createApiCall } from './api-host.server'
import { checkDraft, type Handling } from './check-draft.server'
import { createHealth } from './health.server'
import type { MinutesToWait } from './limit.server'
import { failedOutcome } from './outcome.server'
import type { Sender } from './sender.server'
import type { Store } from './store/store'

/** On hosts that end a function with its request: lets this work go on. */
export type WaitUntil = (work: Promise<unknown>) => void

/** What sends the mails that are in the store. */
export type Mailing = {
  /** Called after a mail was stored. Must not reject: the submission is stored already. */
  onAdded: (waitUntil: WaitUntil | undefined) => Promise<void> | void
  /** Resolves once the mail that is being sent is sent. */
  close?: () => Promise<void> | undefined
}

export type Parts = {
  /** The firm's own system. With it nothing is stored. */
  apiHost: ApiHost | undefined
  /** Opens the store, or gives the one that is open. It may reject, and is asked again for the next submission. */
  getStore: () => Promise<Store>
  /** Absent if the firm wants no mail about what is stored. */
  mailing: Mailing | undefined
  limit: MinutesToWait
  log: Log
}

export type Submissions = ReturnType<typeof createSubmissions>

/**
 * What happens to a draft, from what was typed to the outcome. A process has one, made by its host (`app/hosts`) and
 * shared by pages, health check, mails and stop.
 */
export function createSubmissions(parts: Parts) {
  const { apiHost, getStore, mailing, limit, log } = parts
  const callApiHost = apiHost && createApiCall(apiHost)
  const inFlight = new Set<Promise<ServerOutcome>>()

  /**
   * Checks what was typed into a form, and sends it to the firm. Never rejects. What it accepts is on disk, or was accepted
   * by the API host.
   *
   * @param sender who sends it, if the host knows
   */
  async function submit(
    form: FormName,
    draft: unknown,
    sender?: Sender,
    waitUntil?: WaitUntil,
  ): Promise<ServerOutcome> {
    const { handling, problems } = checkDraft[form](draft)
    if (handling) {
      const result = handleAndLog(form, handling, sender, waitUntil)
      // It is finished also if the visitor leaves.
      waitUntil?.(result)
      inFlight.add(result)
      return result.finally(() => inFlight.delete(result))
    }
    if (problems) return { outcome: { status: 'incomplete', problems }, httpStatus: 422 }
    log('info', 'submission', { form, outcome: 'incomplete', reason: 'not the shape of the form' })
    return { outcome: { status: 'incomplete', problems: [] }, httpStatus: 400 }
  }

  async function handleAndLog(
    form: FormName,
    handling: Handling,
    sender?: Sender,
    waitUntil?: WaitUntil,
  ) {
    const startedAt = performance.now()
    const result = await handle(handling, sender, waitUntil)
    // Below 500 it is the visitor who can do something about it.
    log(result.httpStatus < 500 ? 'info' : 'error', 'submission', {
      request: crypto.randomUUID(),
      form,
      outcome: result.outcome.status,
      reason: result.reason,
      ms: Math.round(performance.now() - startedAt),
    })
    return result
  }

  async function handle(handling: Handling, sender?: Sender, waitUntil?: WaitUntil) {
    // Without a sender there is no limit: one that all visitors share would be worse than none.
    const minutes = sender ? limit(sender) : 0
    if (minutes > 0) return overLimit(minutes)
    if (callApiHost) return callApiHost(handling.path, handling.body, sender)
    try {
      return await keep(handling, waitUntil)
    } catch (error) {
      return failedOutcome(describeError(error), 503)
    }
  }

  /** Stores it and, in the same transaction, the mail about it. */
  async function keep({ submission, mail, outcome }: Handling, waitUntil?: WaitUntil) {
    const store = await getStore()
    await store.add({ ...submission, mail: mailing && mail() })
    await mailing?.onAdded(waitUntil)
    return outcome
  }

  /** Resolves once what is in flight was delivered, the mail that is being sent is sent, and the store is closed. */
  async function close(): Promise<void> {
    await Promise.allSettled(inFlight)
    await mailing?.close?.()
    // A store that cannot be opened has nothing to close.
    if (!apiHost)
      await getStore().then(
        (store) => store.close(),
        () => {},
      )
  }

  // With an API host, health says only that this process answers.
  const check = async () => apiHost ?? (await getStore()).check()
  return { submit, health: createHealth(check, log), close }
}

function overLimit(minutes: number): ServerOutcome {
  return {
    outcome: { status: 'failed', message: rateLimitReached(minutes) },
    httpStatus: 429,
    reason: 'rate limit',
    retryAfterSeconds: minutes * 60,
  }
}
