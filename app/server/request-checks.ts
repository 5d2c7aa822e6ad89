import { errors } from '~/content/errors'
import { siteOrigin } from '~/content/urls'

/** In bytes. A completely filled form needs 52 KB in Chinese, where each letter is sent as nine. */
const bodyLimit = 64 * 1024

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * The copy of each request that {@link checkCall} has read. Only to keep it as long as the request: in Node 22.19 and 24.0 a
 * request loses its body when its copy is garbage collected.
 */
const requestCopies = new WeakMap<Request, Request>()

/** Whether an origin is the site's own: that of the request or, behind a proxy that terminates TLS, the public one. */
export function isOwnOrigin(origin: string, { url }: Request): boolean {
  return [url, siteOrigin].some((address) => origin === new URL(address).origin)
}

/**
 * 405 for a method that is not allowed at the path, and 404 for it at a path without a page (RFC 9110, 15.5.6). For OPTIONS,
 * by which load balancers see whether the site is up, 204.
 *
 * @param allowed `undefined` for a path without a page
 */
export function checkMethod({ method }: Request, allowed: readonly string[] | undefined) {
  const methods = allowed ?? ['GET', 'HEAD']
  const allow = [...methods, 'OPTIONS'].join(', ')
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
  if (methods.includes(method)) return undefined
  return allowed ? refusal(405, 'Method Not Allowed', { allow }) : refusal(404, 'Not Found')
}

/** 413 for a body over the limit, and 411 for one without a length, which could be endless. Browsers send the length. */
export function checkLength(request: Request) {
  const length = request.headers.get('content-length')
  if (length !== null) return Number(length) > bodyLimit ? refusal(413, errors.tooLong) : undefined
  // The header first: on Node, to touch `request.body` before a refusal leaves the rest of the body on the connection, and the
  // next request is never read. There a body without a length has this header.
  const hasBody = request.headers.has('transfer-encoding') || request.body !== null
  return hasBody ? refusal(411, 'Length Required') : undefined
}

/** 415 for a posted body that is not a form or, for a server function, not JSON. */
export function checkType(request: Request, handler: 'serverFn' | 'router') {
  if (request.method !== 'POST') return undefined
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const accepted = handler === 'serverFn' ? ['application/json'] : formTypes
  if (accepted.includes(type.trim())) return undefined
  return refusal(415, 'Unsupported Media Type', { 'accept-post': accepted.join(', ') })
}

/** The types of seroval's nodes that a form sends: text, the constants such as `true`, and the object around them. */
const sentByForms = [1, 2, 10]

/**
 * 400 for a call's body that is not JSON, or that stands for more than a form sends. Seroval would also make errors,
 * promises and cycles from it, and their text would be in the log.
 */
export async function checkCall(request: Request) {
  const copy = request.clone()
  requestCopies.set(request, copy)
  try {
    JSON.parse(await copy.text(), (key, value) => {
      const isType = key === 't' && typeof value !== 'object'
      if (isType && !sentByForms.includes(value)) throw new TypeError(`${value}`)
      return value
    })
    return undefined
  } catch {
    return badRequest()
  }
}

export function badRequest() {
  return refusal(400, 'Bad Request')
}

function refusal(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers })
}
