import { createServerEntry, createStartHandler } from '@tanstack/react-start/server'
import { failedPageMark, serverErrorMessage } from '~/content/failed-page'
import { describeError, log } from '~/logging/log.server'
import { bootInline } from '~/platform/boot-script'
import { renderPage } from './render-page.server'

const handle = createStartHandler(renderPage)

/**
 * Where React gave up on a part of the page and left it to the browser, and where the fallback screen stands. Both
 * begin with the one character that nothing a visitor wrote can bring into the page unescaped.
 */
const failures = ['<!--$!-->', `<div ${failedPageMark}`]

/** What Nitro's side of the server has to say about a request. */
type AppRequest = Request & { context?: { nonce?: string } }

/**
 * Renders a page, and the fallback screen with status 500 in its place when it could not be rendered: React and the
 * router would answer 200 with a hole where the page should be. What went wrong is for the log; the visitor is not
 * told more than the status.
 */
async function answer(request: AppRequest): Promise<Response> {
  const nonce = request.context?.nonce
  const context = nonce === undefined ? {} : { nonce }
  try {
    const response = await handle(request, { context })
    if (!response.headers.get('content-type')?.startsWith('text/html')) return amendable(response)
    const html = await response.text()
    if (!failures.some((failure) => html.includes(failure))) return page(html, response, nonce)
    logFailure(request, 'The page could not be rendered; the line above says why.')
  } catch (error) {
    if (request.signal.aborted) throw error
    logFailure(request, describeError(error))
  }
  try {
    const fallback = new Request(request.url, { headers: { accept: 'text/html' } })
    const response = await handle(fallback, { context: { ...context, pageFailed: true } })
    return page(await response.text(), response, nonce)
  } catch (error) {
    logFailure(request, describeError(error))
    return new Response(serverErrorMessage, { status: 500 })
  }
}

/** With headers that can be added to; those of a redirect cannot. */
function amendable(response: Response): Response {
  return new Response(response.body, response)
}

function page(html: string, response: Response, nonce: string | undefined): Response {
  // In development Vite serves the code, unbundled.
  return new Response(import.meta.env.DEV ? html : bootInline(html, nonce), response)
}

function logFailure(request: Request, error: string) {
  log('error', 'page-failed', {
    method: request.method,
    path: new URL(request.url).pathname,
    error,
  })
}

export default createServerEntry({ fetch: answer })
