import { getRequestHeader, getRequestIP, setResponseHeader } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { limitReached } from '~/content/receipts'
import { readHostEnv } from '~/environment/host-variables.server'
import type { Env } from '~/environment/server-variables.server'
import { describeError, log } from '~/logging/log.server'
import { contactSchema } from '~/submissions/contact'
import { newsletterSchema } from '~/submissions/newsletter'
import { problemsIn } from '~/submissions/outcome'
import { postToApiHost } from './api-host.server'
import { type ApiCall, type Delivery, undelivered } from './delivery.server'
import { keepInInbox } from './inbox/keep-in-inbox.server'
import { clientAddress, SubmissionLimit } from './rate-limit.server'

const submissionLimit = new SubmissionLimit()

/**
 * Sends an enquiry to the firm, once it is complete. Both ways in, the server function and the form posted
 * without script, come here.
 *
 * @param input what arrived, of whatever shape
 */
export function submitEnquiry(input: unknown): Promise<Delivery> {
  return submit(contactSchema, input, (payload) => ({ path: 'contact', payload }))
}

/** Signs an address up for the newsletter; otherwise as {@link submitEnquiry}. */
export function submitSubscription(input: unknown): Promise<Delivery> {
  return submit(newsletterSchema, input, (payload) => ({ path: 'subscribe', payload }))
}

async function submit<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  toCall: (payload: v.InferOutput<Schema>) => ApiCall,
): Promise<Delivery> {
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) {
    const problems = problemsIn(schema, input)
    if (!problems) return undelivered('not the shape of the form', 400)
    return { outcome: { status: 'incomplete', problems }, httpStatus: 422 }
  }
  return sendOnce(toCall(parsed.output))
}

/** Submissions that have no answer yet, by what they send. */
const underWay = new Map<string, Promise<Delivery>>()

/**
 * Without script a second click posts the form again while the first post waits for its answer. It is the same
 * submission: it is not sent again, and gets the same answer.
 */
function sendOnce(call: ApiCall): Promise<Delivery> {
  const content = JSON.stringify(call)
  const first = underWay.get(content)
  if (first) return first
  const delivery = send(call).finally(() => underWay.delete(content))
  underWay.set(content, delivery)
  return delivery
}

async function send(call: ApiCall): Promise<Delivery> {
  const started = performance.now()
  const delivery = await deliver(call)
  log(delivery.outcome.status === 'accepted' ? 'info' : 'error', 'submission', {
    request: crypto.randomUUID(),
    call: call.path,
    outcome: delivery.outcome.status,
    reason: delivery.reason,
    ms: Math.round(performance.now() - started),
  })
  return delivery
}

async function deliver(call: ApiCall): Promise<Delivery> {
  try {
    const env = readHostEnv()
    const held = heldBack(env)
    if (held) return held
    return env.API_HOST === undefined
      ? await keepInInbox(env.INBOX_FILE, call)
      : await postToApiHost({ url: env.API_HOST, timeoutMs: env.API_TIMEOUT_MS }, call)
  } catch (error) {
    return undelivered(describeError(error), 503)
  }
}

/** What an address past its limit is told: nothing was sent, and when it can be. */
function heldBack(env: Env): Delivery | undefined {
  const address = clientAddress(
    getRequestIP(),
    getRequestHeader('x-forwarded-for'),
    env.TRUSTED_PROXIES,
  )
  // Some hosts do not say. Better to let through than to hold everybody back together.
  if (address === undefined) return undefined
  const minutes = submissionLimit.count(address, env.SUBMISSION_LIMIT, performance.now())
  if (minutes === 0) return undefined
  setResponseHeader('retry-after', String(minutes * 60))
  return {
    outcome: { status: 'failed', message: limitReached(minutes) },
    httpStatus: 429,
    reason: 'submission limit',
  }
}
