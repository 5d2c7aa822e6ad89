import { createRouter } from '@tanstack/react-router'
import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { answerTooLarge } from './platform/body-limit.server'
import { maskErrors } from './platform/error-mask.server'
import { answerMalformedCall } from './platform/malformed-call.server'
import { answerUnfitMethod, answerUnfitType } from './platform/unfit-request.server'
import { routeTree } from './routeTree.gen'

/** A visit: it asks for a page, and changes nothing. */
const isVisit = (request: Request) => request.method === 'GET' || request.method === 'HEAD'

const methods = createMiddleware().server(({ request, pathname, handlerType, next }) => {
  if (handlerType === 'serverFn') return answerUnfitMethod(request, ['POST']) ?? next()
  if (isVisit(request)) return next()
  return answerUnfitMethod(request, methodsOf(pathname)) ?? next()
})

/** Every page can be visited; what else its route takes, it has a handler for. */
function methodsOf(pathname: string): string[] | undefined {
  const [, , route] = createRouter({ routeTree }).getMatchedRoutes(pathname)
  return (
    route && [...new Set(['GET', 'HEAD', ...Object.keys(route.options.server?.handlers ?? {})])]
  )
}

/** Both ways in, server functions and posted forms, take requests from this site's own pages only. */
const sameOrigin = createCsrfMiddleware({
  filter: ({ request }) => !isVisit(request),
})

const bodyLimit = createMiddleware().server(
  ({ request, next }) => answerTooLarge(request) ?? next(),
)

const contentType = createMiddleware().server(
  ({ request, handlerType, next }) => answerUnfitType(request, handlerType) ?? next(),
)

const wellFormed = createMiddleware().server(({ request, handlerType, next }) =>
  handlerType === 'serverFn' ? answerMalformedCall(request, next) : next(),
)

const errorMask = createMiddleware({ type: 'function' }).server(({ next }) => maskErrors(next))

export const startInstance = createStart(() => ({
  requestMiddleware: [methods, sameOrigin, bodyLimit, contentType, wellFormed],
  functionMiddleware: [errorMask],
}))
