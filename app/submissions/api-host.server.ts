import { FetchError, ofetch } from 'ofetch'
import * as v from 'valibot'
import { describeError } from '~/logging/log.server'
import { oneLine } from '~/submissions/text'
import { type ApiCall, type Delivery, undelivered } from './delivery.server'

/** An answer is one short message; what is longer than this is not one, and is not read to its end. */
const answerLimitBytes = 64 * 1024
/** Far above a few sentences. A longer message is shown up to here, so that the page stays one. */
const messageLimit = 1000

const answerSchema = v.object({
  message: v.pipe(v.string(), v.transform(oneLine), v.nonEmpty(), v.transform(shorten)),
})

/**
 * Statuses of the API host that the page may carry too. The others mean something else between this site
 * and a browser (401 asks for a log-in, 408 has the browser post again), and become 502.
 */
const passedOn = [400, 409, 422, 429, 500, 503]

export type ApiHost = {
  /** Address without a trailing slash; may have a path prefix. */
  url: string
  /** One deadline over connecting, headers and body, in milliseconds. */
  timeoutMs: number
}

/**
 * Sends one call to the API host, once, and reads its answer by the contract: a 2xx answer with a string
 * `message` is success, an error status with a string `message` is a failure in the host's own words, and
 * everything else (no answer, a redirect, something unreadable) is the unexpected failure. Never throws.
 *
 * A 2xx without such a message (204, an empty body, HTML of whatever stands in front of the host) counts as a
 * failure: nobody has said that the enquiry was received. At worst the visitor sends it twice; the other
 * reading would lose it in silence. `api-host.server.test.ts` has a line for each thing that can come.
 *
 * Each call has a connection of its own. One kept open for the next call may be cut by the host just as that
 * call is sent, which can neither be told from a refusal nor sent again without the risk of sending it twice.
 */
export async function postToApiHost(host: ApiHost, call: ApiCall): Promise<Delivery> {
  try {
    const response = await ofetch.raw(`${host.url}/${call.path}`, {
      method: 'POST',
      body: call.payload,
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
  const succeeded = status >= 200 && status < 300
  const failed = status >= 400
  const message = messageIn(text)
  if (message === undefined) return undelivered(`status ${status} without a message`)
  if (succeeded) return { outcome: { status: 'accepted', message }, httpStatus: 200 }
  if (!failed) return undelivered(`status ${status} is neither success nor error`)
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

/** The body as UTF-8 text, or `undefined` once it passes the limit. Throws on bytes that are not UTF-8. */
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
