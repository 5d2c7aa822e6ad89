import { getRequest, getRequestHeader, getRequestIP } from '@tanstack/react-start/server'
import type { ServerRequest } from 'srvx'
import type * as v from 'valibot'
import { rateLimitReached, receipts } from '~/content/receipts'
import { type Env, mailSettings, readHostEnv } from '~/environment/server-variables.server'
import { describeError, log } from '~/logging/log.server'
import { postToApiHost } from './api-host.server'
import { enquirySchema } from './contact'
import { type Delivery, undelivered } from './delivery.server'
import { signupSchema } from './newsletter'
import { clientAddress, RateLimit } from './rate-limit.server'
import { enquiryMail, signupMail } from './store/mail'
import type { InboxRecord } from './store/store'
import { storeInInbox } from './store/store-in-inbox.server'
import { unexpectedFailure, validate } from './submission-outcome'

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
  if (submission) return deliverOnce({ path, ...toCall(submission) })
  if (problems) return { outcome: { status: 'incomplete', problems }, httpStatus: 422 }
  log('info', 'submission', { call: path, outcome: 'failed', reason: 'not the shape of the form' })
  return { outcome: { ...unexpectedFailure, outdated: true }, httpStatus: 400 }
}

/** The second click of a double click may arrive this long after the first one was answered. In milliseconds. */
const repeatMs = 10_000

/** Longer than any delivery takes: `API_TIMEOUT_MS` is at most 60,000. In milliseconds. */
const maxDeliveryMs = 70_000

/** Submissions that are being delivered, or that have just been accepted. */
const recent = new Map<string, { delivery: Promise<Delivery>; until: number }>()

/** Delivers equal submissions once, so that both clicks of a double click get the same outcome. */
async function deliverOnce(call: Call): Promise<Delivery> {
  const now = performance.now()
  for (const [oldest, { until }] of recent) {
    if (until > now) break
    recent.delete(oldest)
  }
  const content = `${call.path} ${JSON.stringify(call.submission)}`
  const first = recent.get(content)
  if (first && first.until > now) return first.delivery
  const delivery = deliverAndLog(call)
  recent.set(content, { delivery, until: now + maxDeliveryMs })
  // The second click ends the first request. Some hosts would then end its delivery too.
  const request: ServerRequest = getRequest()
  request.waitUntil?.(delivery)
  const { outcome } = await delivery
  recent.delete(content)
  if (outcome.status === 'accepted') {
    recent.set(content, { delivery, until: performance.now() + repeatMs })
  }
  return delivery
}

async function deliverAndLog(call: Call): Promise<Delivery> {
  const started = performance.now()
  const delivery = await deliver(call).catch((error) => undelivered(describeError(error), 503))
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

async function deliver({ path, submission, record, receipt }: Call): Promise<Delivery> {
  const env = readHostEnv()
  const limited = overRateLimit(env)
  if (limited) return limited
  if (env.API_HOST !== undefined) {
    return postToApiHost({ url: env.API_HOST, timeoutMs: env.API_TIMEOUT_MS }, path, submission)
  }
  const mail = mailSettings(env) ? record.mail : undefined
  return storeInInbox(env.INBOX_FILE, { ...record, mail }, receipt)
}

const rateLimit = new RateLimit()

function overRateLimit(env: Env): Delivery | undefined {
  const address = clientAddress(
    getRequestIP(),
    getRequestHeader('x-forwarded-for'),
    env.TRUSTED_PROXIES,
  )
  // Some hosts do not reveal the address. A limit that all visitors share would be worse than none.
  if (address === undefined) return undefined
  const minutes = rateLimit.count(address, env.SUBMISSION_LIMIT, performance.now())
  if (minutes === 0) return undefined
  return {
    outcome: { status: 'failed', message: rateLimitReached(minutes) },
    httpStatus: 429,
    reason: 'rate limit',
    retryAfterSeconds: minutes * 60,
  }
}
