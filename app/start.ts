import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { answerTooLarge } from '~/server/body-limit.server'
import { maskErrors } from '~/server/error-mask.server'

/** Both ways in, server functions and posted forms, take requests from this site's own pages only. */
const sameOrigin = createCsrfMiddleware({
  filter: ({ request }) => request.method !== 'GET' && request.method !== 'HEAD',
})

const bodyLimit = createMiddleware().server(
  ({ request, next }) => answerTooLarge(request) ?? next(),
)

const errorMask = createMiddleware({ type: 'function' }).server(({ next }) => maskErrors(next))

export const startInstance = createStart(() => ({
  requestMiddleware: [sameOrigin, bodyLimit],
  functionMiddleware: [errorMask],
}))
