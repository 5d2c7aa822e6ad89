import type { AnyRouter } from '@tanstack/react-router'
import {
  createSsrStreamResponse,
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToReadableStream } from 'react-dom/server'
import { describeError, log } from '~/logging/log.server'

/**
 * Renders a page to its end. The router's own renderer prints what React reports in lines of its own; here it is one
 * line of the log.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  try {
    const stream = await renderToReadableStream(<RouterServer router={router} />, {
      signal: request.signal,
      ...nonceOf(router),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        if (!request.signal.aborted) {
          log('error', 'render-failed', { error: describeError(error) })
        }
      },
    })
    const body = transformReadableStreamWithRouter(router, stream, {
      rendererSafePoint: 'script-close',
      signal: request.signal,
    })
    return createSsrStreamResponse(
      router,
      new Response(body, { status: getSsrStatus(router), headers: responseHeaders }),
    )
  } catch (error) {
    router.serverSsr?.cleanup()
    throw error
  }
})

function nonceOf(router: AnyRouter): { nonce?: string } {
  const nonce = router.options.ssr?.nonce
  return nonce === undefined ? {} : { nonce }
}
