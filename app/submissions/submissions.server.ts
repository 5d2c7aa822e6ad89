import { getRequest } from '@tanstack/react-start/server'
import type { ServerRequest } from 'srvx'
import type * as v from 'valibot'
import { rateLimitReached, receipts } from '~/content/receipts'
import { type Env, readHostEnv } from '~/environment/server-variables.server'
import { enquirySchema } from '~/forms/schema/contact'
import { signupSchema } from '~/forms/schema/newsletter'
import { validate } from '~/forms/schema/submission-outcome'
import { describeError, log } from '~/logging/log.server'
import { postToApiHost } from './api-host.server'
import { acceptedDelivery, type Delivery, failedDelivery } from './delivery.server'
import { enquiryMail, signupMail } from './mail/mail'
import { sendServerlessMail } from './mail/serverless-mail.server'
import { countInAllInstances } from './rate-limit.server'
import { currentSender, type Sender } from './sender.server'
import { openStore } from './store/open-store.server'
import type { InboxRecord } from './store/store'

/** The path at the API host. */
type Path = 'contact' | 'subscribe'

type Call = {
  path: Path
  submission: object
  /** What is stored if there is no API host, with the mail that tells the firm about it. */
  record: InboxRecord
  /** What the visitor is told if there is no API host. */
  receipt: string
}

/** Checks an enquiry and sends it to the firm. For the server function and for the posted form. */
export function submitEnquiry(draft: unknown): Promise<Delivery> {
  return submit('contact', enquirySchema, draft, (enquiry) => ({
    submission: enquiry,
    record: { enquiry, receivedAt: new Date(), mail: enquiryMail(enquiry) },
    receipt: receipts.enquiry,
  }))
}

/** Like {@link submitEnquiry}, for a newsletter signup. */
export function submitSignup(draft: unknown): Promise<Delivery> {
  return submit('subscribe', signupSchema, draft, (signup) => ({
    submission: signup,
    record: { signup, receivedAt: new Date(), mail: signupMail(signup) },
    receipt: receipts.signup,
  }))
}

async function submit<Submission>(
  path: Path,
  schema: v.GenericSchema<unknown, Submission>,
  draft: unknown,
  toCall: (submission: Submission) => Omit<Call, 'path'>,
): Promise<Delivery> {
  const { submission, problems } = validate(schema, draft)
  if (submission) {
    const delivery = deliverAndLog({ path, ...toCall(submission) })
    // It goes on when the visitor leaves. Some hosts would end it with the request, and a stop waits for it.
    const request: ServerRequest = getRequest()
    request.waitUntil?.(delivery)
    return delivery
  }
  if (problems) return { outcome: { status: 'incomplete', problems }, httpStatus: 422 }
  log('info', 'submission', { call: path, outcome: 'failed', reason: 'not the shape of the form' })
  return { outcome: { status: 'incomplete', problems: [] }, httpStatus: 400 }
}

async function deliverAndLog(call: Call): Promise<Delivery> {
  const started = performance.now()
  const delivery = await deliver(call).catch(failure)
  // As with any response: what is below 500 is no fault of the site.
  log(delivery.httpStatus < 500 ? 'info' : 'error', 'submission', {
    request: crypto.randomUUID(),
    call: call.path,
    outcome: delivery.outcome.status,
    reason: delivery.reason,
    ms: Math.round(performance.now() - started),
  })
  return delivery
}

function failure(error: unknown): Delivery {
  return failedDelivery(describeError(error), 503)
}

/** The rate limit comes first, so that nobody learns from it what another has sent. */
async function deliver(call: Call): Promise<Delivery> {
  const env = readHostEnv()
  const sender = currentSender(env.TRUSTED_PROXIES)
  return (
    (await checkRateLimit(sender, env)) ??
    deduplicate(sender, call, () => send(env, call).catch(failure))
  )
}

async function checkRateLimit(sender: Sender | undefined, env: Env): Promise<Delivery | undefined> {
  // A limit that all visitors share would be worse than none.
  const minutes = sender ? await countInAllInstances(sender, env) : 0
  if (minutes === 0) return undefined
  return {
    outcome: { status: 'failed', message: rateLimitReached(minutes) },
    httpStatus: 429,
    reason: 'rate limit',
    retryAfterSeconds: minutes * 60,
  }
}

/** The second click of a double click may arrive this long after the first one was answered. */
const deduplicateMs = 10_000

/** Longer than any delivery takes: `API_TIMEOUT_MS` is at most 60,000. */
const maxDeliveryMs = 70_000

/** Deliveries in flight, and those accepted within {@link deduplicateMs}, by sender and content. */
const deliveries = new Map<string, { delivery: Promise<Delivery>; until: number }>()

/**
 * Delivers identical submissions of one sender once, so that both clicks of a double click get the receipt, or the failure.
 * After a failure was answered, the next attempt is delivered.
 */
async function deduplicate(
  sender: Sender | undefined,
  { path, submission }: Call,
  send: () => Promise<Delivery>,
): Promise<Delivery> {
  const key = JSON.stringify([sender?.address, path, submission])
  const now = performance.now()
  for (const [old, { until }] of deliveries) if (until <= now) deliveries.delete(old)
  const first = deliveries.get(key)
  if (first) return { ...(await first.delivery), reason: 'repeated' }
  const delivery = send()
  deliveries.set(key, { delivery, until: now + maxDeliveryMs })
  const { outcome } = await delivery
  if (outcome.status === 'accepted') {
    deliveries.set(key, { delivery, until: performance.now() + deduplicateMs })
  } else {
    deliveries.delete(key)
  }
  return delivery
}

/** To the API host, or else into the store. */
async function send(env: Env, { path, submission, record, receipt }: Call): Promise<Delivery> {
  if (env.API_HOST !== undefined) {
    return postToApiHost({ url: env.API_HOST, timeoutMs: env.API_TIMEOUT_MS }, path, submission)
  }
  const store = await openStore(env)
  // Not in development, where the enquiries are not meant for the firm.
  const isMailed = env.NOTIFY_TO && !import.meta.env.DEV
  await store.add({ ...record, mail: isMailed ? record.mail : undefined })
  if (import.meta.env.HOST_KEEPS_FILES === false) await sendServerlessMail(store, env)
  return acceptedDelivery(receipt)
}
