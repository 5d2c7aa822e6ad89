import { FetchError, ofetch } from 'ofetch'
import * as v from 'valibot'
import { describeError } from '~/logging/log.server'
import { accepted, type Delivery, undelivered } from './delivery.server'
import { oneLine } from './text'

/** An answer is one short message. A longer body is not one, and is not read to its end. */
const answerLimitBytes = 64 * 1024
/** Far above a few sentences. A longer message is cut here, so that it cannot swamp the page. */
const messageLimit = 1000

const answerSchema = v.object({
  message: v.pipe(v.string(), v.transform(oneLine), v.nonEmpty(), v.transform(shorten)),
})

/**
 * Statuses of the API host that the page may have too. The others mean something else between this site and a
 * browser (401 asks for a log-in, 408 makes the browser post again), and become 502.
 */
const passedOn = [400, 409, 422, 429, 500, 503]

export type ApiHost = {
  /** Without a trailing slash. It may have a path prefix. */
  url: string
  /** One deadline over connecting, headers and body. */
  timeoutMs: number
}

/**
 * Sends one submission to the API host, once. A 2xx answer with a string `message` is success, an error status with a
 * string `message` is a failure in the host's own words, and everything else (no answer, a redirect, something
 * unreadable) is the unexpected failure. Never throws.
 *
 * A 2xx without a message (204, an empty body, HTML of something in front of the host) counts as a failure: nobody
 * has said that the enquiry was received. At worst the visitor sends it twice; the other reading would lose it
 * silently. `api-host.server.test.ts` has a line for each possible answer.
 *
 * Each call has its own connection. The host may close one that is kept alive just as the next call is sent. That
 * cannot be told from a refusal, and sending again could deliver twice.
 */
export async function postToApiHost(
  host: ApiHost,
  path: string,
  submission: object,
): Promise<Delivery> {
  try {
    const response = await ofetch.raw(`${host.url}/${path}`, {
      method: 'POST',
      body: submission,
      headers: { connection: 'close' },
      responseType: 'stream',
      retry: 0,
      redirect: 'manual',
      ignoreResponseError: true,
      signal: AbortSignal.timeout(host.timeoutMs),
    })
    const text = await readCapped(response._data)
    if (text === undefined) return undelivered(`answer over ${answerLimitBytes} bytes`)
    return readAnswer(response.status, text)
  } catch (error) {
    return isTimeout(error)
      ? undelivered(`no answer within ${host.timeoutMs} ms`, 504)
      : undelivered(describeError(error instanceof FetchError ? error.cause : error))
  }
}

function readAnswer(status: number, text: string): Delivery {
  const message = messageIn(text)
  if (message === undefined) return undelivered(`status ${status} without a message`)
  if (status >= 200 && status < 300) return accepted(message)
  if (status < 400) return undelivered(`status ${status} is neither success nor error`)
  return {
    outcome: { status: 'failed', message },
    httpStatus: passedOn.includes(status) ? status : 502,
    reason: `status ${status}`,
  }
}

/** Cuts between characters, never within one. */
function shorten(message: string): string {
  return message.length <= messageLimit
    ? message
    : `${message.slice(0, messageLimit - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

function messageIn(text: string): string | undefined {
  try {
    const answer = v.safeParse(answerSchema, JSON.parse(text))
    return answer.success ? answer.output.message : undefined
  } catch {
    return undefined
  }
}

/** The body as text, or `undefined` once it passes the limit. Throws on bytes that are not UTF-8. */
async function readCapped(body: ReadableStream<Uint8Array> | undefined) {
  if (!body) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  let text = ''
  for await (const chunk of body) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the stream, and with it the connection.
    if (bytes > answerLimitBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || isTimeout(error.cause)
}
