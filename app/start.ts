import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { pageAt, prerenderedPaths } from './pages'
import { answerTooLarge } from './platform/body-limit.server'
import { maskErrors } from './platform/error-mask.server'
import { answerMalformedCall } from './platform/malformed-call.server'
import { answerUnfitMethod, answerUnfitType } from './platform/unfit-request.server'

/** A visit: it asks for a page, and changes nothing. */
const isVisit = (request: Request) => request.method === 'GET' || request.method === 'HEAD'

const methods = createMiddleware().server(({ request, pathname, handlerType, next }) => {
  if (handlerType === 'serverFn') return answerUnfitMethod(request, ['POST']) ?? next()
  if (isVisit(request)) return next()
  return answerUnfitMethod(request, methodsOf(pathname)) ?? next()
})

/** The methods that a path takes. A page with a form takes POST, without script too. */
function methodsOf(pathname: string): string[] | undefined {
  const page = pageAt(pathname)
  if (page) return ['GET', 'HEAD', ...(page.forms.length > 0 ? ['POST'] : [])]
  return prerenderedPaths.includes(pathname) ? ['GET', 'HEAD'] : undefined
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
