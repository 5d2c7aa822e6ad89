import { FetchError, ofetch } from 'ofetch'
import * as v from 'valibot'
import { cleanLine } from '~/forms/schema/field-schemas'
import type { ServerOutcome } from '~/forms/schema/outcome'
import { describeError } from '~/logging/log.server'
import { acceptedOutcome, failedOutcome } from './outcome.server'
import type { Sender } from './sender.server'

/** A response is one short message. A longer body is not read to the end. */
const maxResponseBytes = 64 * 1024
/** A longer message is cut, so that it cannot flood the page. */
const maxMessageLength = 1000

const responseSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    message: v.pipe(v.string(), v.transform(cleanLine), v.nonEmpty(), v.transform(truncate)),
  }),
)

/**
 * Statuses of the API host that the page may pass on. The others become 502, because a browser would misunderstand them
 * (401 asks for a password, 408 makes the browser post again).
 */
const passedOnStatuses = [400, 409, 422, 429, 500, 503]

export type ApiHost = {
  /** Without a trailing slash. It may have a path prefix. */
  url: string
  /** For connecting, headers and body together. */
  timeoutMs: number
}

/** The second click of a double click comes within this time after the answer, if not before it. */
const doubleClickMs = 2000

/**
 * Calls the API host once for both clicks of a double click: both get the one answer. A later submission is a call of its
 * own, and so is one after a failure.
 */
export function createApiCall(host: ApiHost) {
  const calls = new Map<string, { result: Promise<ServerOutcome>; until: number }>()
  return async (path: string, body: object, sender?: Sender): Promise<ServerOutcome> => {
    for (const [key, { until }] of calls) if (until <= performance.now()) calls.delete(key)
    const key = JSON.stringify([sender?.address, path, body])
    const first = calls.get(key)
    // If the first call fails, its reason replaces this one.
    if (first) return { reason: 'repeated', ...(await first.result) }
    // In case no answer comes, because the host of a function may freeze it before.
    const until = performance.now() + host.timeoutMs + doubleClickMs
    const call = { result: postToApiHost(host, path, body), until }
    calls.set(key, call)
    const result = await call.result
    if (result.outcome.status === 'accepted') call.until = performance.now() + doubleClickMs
    else calls.delete(key)
    return result
  }
}

/**
 * Calls the API host once, and never throws. A 2xx without a message (204, HTML from a proxy) counts as a failure: the host
 * has not confirmed that it received anything. `tests/fakes/api-answers.ts` has each kind of answer.
 *
 * Each request has its own connection, because the host could close a kept-alive one just as the next request is sent, and
 * sending again could deliver twice.
 */
export async function postToApiHost(
  host: ApiHost,
  path: string,
  body: object,
): Promise<ServerOutcome> {
  try {
    const response = await ofetch.raw(`${host.url}/${path}`, {
      method: 'POST',
      body,
      headers: { connection: 'close' },
      responseType: 'stream',
      retry: 0,
      redirect: 'manual',
      ignoreResponseError: true,
      signal: AbortSignal.timeout(host.timeoutMs),
    })
    const text = await readBody(response._data)
    if (text === undefined) return failedOutcome(`answer over ${maxResponseBytes} bytes`)
    return readOutcome(response.status, text)
  } catch (error) {
    return isTimeout(error)
      ? failedOutcome(`no answer within ${host.timeoutMs} ms`, 504)
      : failedOutcome(describeError(error instanceof FetchError ? error.cause : error))
  }
}

function readOutcome(status: number, text: string): ServerOutcome {
  if (status >= 300 && status < 400)
    return failedOutcome(`status ${status}, and redirects are not followed`)
  const answer = v.safeParse(responseSchema, text)
  if (!answer.success) return failedOutcome(`status ${status} without a message`)
  const { message } = answer.output
  if (status >= 200 && status < 300) return acceptedOutcome(message)
  return {
    outcome: { status: 'failed', message },
    httpStatus: passedOnStatuses.includes(status) ? status : 502,
    reason: `status ${status}`,
  }
}

/** Never splits a surrogate pair. */
function truncate(message: string): string {
  return message.length <= maxMessageLength
    ? message
    : `${message.slice(0, maxMessageLength - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** The body as text, or `undefined` once it passes the limit. Throws on bytes that are not UTF-8. */
async function readBody(body: ReadableStream<Uint8Array> | undefined) {
  if (!body) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  let text = ''
  for await (const chunk of body) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the stream and closes the connection.
    if (bytes > maxResponseBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || isTimeout(error.cause)
}
