import {
  createServerEntry,
  createStartHandler,
  defaultStreamHandler,
} from '@tanstack/react-start/server'
import { failedPageMark } from '~/lib/failed-page'
import { describeError, log } from './log.server'

const handle = createStartHandler(defaultStreamHandler)

/**
 * Where React gave up on a part of the page and left it to the browser, and where the fallback screen stands. Both
 * begin with the one character that nothing a visitor wrote can bring into the page unescaped.
 */
const failures = ['<!--$!-->', `<div ${failedPageMark}`]

/**
 * Renders a page, and the fallback screen with status 500 in its place when it could not be rendered: React and the
 * router would answer 200 with a hole where the page should be. What went wrong is for the log; the visitor is not
 * told more than the status.
 */
async function answer(request: Request): Promise<Response> {
  try {
    const response = await handle(request, { context: {} })
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const html = await response.text()
    if (!failures.some((failure) => html.includes(failure))) return new Response(html, response)
    logFailure(request, 'The page could not be rendered; the error is above.')
  } catch (error) {
    if (request.signal.aborted) throw error
    logFailure(request, describeError(error))
  }
  return handle(new Request(request.url, { headers: { accept: 'text/html' } }), {
    context: { pageFailed: true },
  })
}

function logFailure(request: Request, error: string) {
  log('error', 'page-failed', {
    method: request.method,
    path: new URL(request.url).pathname,
    error,
  })
}

export default createServerEntry({ fetch: answer })
