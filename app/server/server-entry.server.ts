import { randomBytes } from 'node:crypto'
import {
  createServerEntry,
  createStartHandler,
  defaultStreamHandler,
  setResponseHeader,
} from '@tanstack/react-start/server'
import type { ServerRequest } from 'srvx'
import { insertBootScript } from '~/boot/boot-script'
import { failedPageAttribute, serverErrorMessage } from '~/content/errors'
import type { Submit } from '~/forms/schema/posted-form'
import { describeError, log } from '~/logging/log.server'
import { linkInlineStyles } from './inline-styles.server'
import { siteOf } from './request-context.server'
import { findSitePath } from './site-path'

const handle = createStartHandler(defaultStreamHandler)

/**
 * What the HTML of a failed page contains: the comment that React writes for a part that failed to render, or the marked
 * `<div>` of the fallback screen. Text from a visitor cannot contain them, because `<` is escaped.
 */
const failures = ['<!--$!-->', `<div ${failedPageAttribute}`]

/**
 * Renders a page, or the fallback screen with status 500 when that fails. (React and the router would send status 200
 * and a page with a part missing.) The log says what failed; the visitor sees only the status.
 */
async function answer(request: ServerRequest): Promise<Response> {
  // At build there is none: browsers trust the scripts of a prerendered page by their hashes. 128 bits are the least that CSP
  // Level 3 asks for (7.1).
  const nonce = import.meta.prerender ? undefined : randomBytes(16).toString('base64')
  // For the headers of the response (`response-headers.server.ts`).
  request.context = { ...request.context, nonce }
  // Otherwise Start answers a client that does not accept HTML with JSON, even a posted form.
  const headers = new Headers(request.headers)
  headers.set('accept', 'text/html')
  Object.defineProperty(request, 'headers', { value: headers })
  const response = await render(request, nonce)
  // A copy, because the headers of a redirect are immutable.
  return new Response(response.body, response)
}

/** The `submit` of a request: gives a draft to the host's `Submissions`, with its sender. */
function submitFor(request: ServerRequest): Submit {
  return async (form, draft) => {
    const { submissions, resolveSender } = siteOf(request)
    const sender = resolveSender(request.ip, request.headers.get('x-forwarded-for'))
    const waitUntil = request.waitUntil?.bind(request)
    const result = await submissions.submit(form, draft, sender, waitUntil)
    const { retryAfterSeconds } = result
    if (retryAfterSeconds) setResponseHeader('retry-after', String(retryAfterSeconds))
    return result
  }
}

async function render(request: ServerRequest, nonce: string | undefined): Promise<Response> {
  const submit = submitFor(request)
  const context = { call: { reached: false }, submit, ...(nonce && { nonce }) }
  try {
    const response = await handle(request, { context })
    const isHtml = response.headers.get('content-type')?.startsWith('text/html')
    // The answer to HEAD has no body.
    if (!isHtml || response.body === null) return response
    const html = await response.text()
    const isWhole = !failures.some((failure) => html.includes(failure))
    if (isWhole) return pageResponse(html, response, nonce)
    logFailure(request, 'The page could not be rendered; the line above says why.')
  } catch (error) {
    if (request.signal.aborted) throw error
    logFailure(request, describeError(error))
  }
  try {
    const response = await handle(new Request(request.url), {
      context: { ...context, pageFailed: true },
    })
    return pageResponse(await response.text(), response, nonce)
  } catch (error) {
    logFailure(request, describeError(error))
    return new Response(serverErrorMessage, { status: 500 })
  }
}

function pageResponse(html: string, response: Response, nonce: string | undefined): Response {
  // In development Vite serves unbundled code.
  const body = import.meta.env.DEV ? html : insertBootScript(linkInlineStyles(html), nonce)
  return new Response(body, response)
}

function logFailure(request: Request, error: string) {
  log('error', 'page-failed', {
    method: request.method,
    // Any other path may be something that the visitor wrote.
    path: findSitePath(new URL(request.url).pathname),
    error,
  })
}

export default createServerEntry({ fetch: answer })
