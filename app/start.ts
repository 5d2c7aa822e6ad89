import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { unexpectedErrorMessage } from './forms/schema/outcome'
import { describeError, log } from './logging/log.server'
import { findPage, prerenderedPaths } from './page-table'
import { submitPostedForm } from './server/posted-form.server'
import {
  badRequest,
  checkCall,
  checkLength,
  checkMethod,
  checkType,
  isOwnOrigin,
} from './server/request-checks'

const refuseMethod = createMiddleware().server(({ request, pathname, handlerType, next }) => {
  const allowed = handlerType === 'serverFn' ? ['POST'] : allowedMethods(pathname)
  return checkMethod(request, allowed) ?? next()
})

/** The allowed methods of a path. A page with a form takes POST, for browsers without script. */
function allowedMethods(pathname: string): string[] | undefined {
  const page = findPage(pathname)
  if (page) return ['GET', 'HEAD', ...(page.forms.length > 0 ? ['POST'] : [])]
  return prerenderedPaths.includes(pathname) ? ['GET', 'HEAD'] : undefined
}

/** CSRF protection: 403, unless a posted form or a call comes from one of this site's own pages. */
const refuseOrigin = createCsrfMiddleware({
  // GET and HEAD change nothing (RFC 9110, 9.2.1).
  filter: ({ request }) => !['GET', 'HEAD'].includes(request.method),
  // Used only for browsers that send no Sec-Fetch-Site, such as Safari before 16.4.
  origin: (origin, { request }) => isOwnOrigin(origin, request),
  failureResponse: ({ request: { headers } }) => {
    const checked = ['Sec-Fetch-Site', 'Origin', 'Referer'].find((name) => headers.has(name))
    log('info', 'cross-origin', { header: checked ?? 'none' })
    return new Response('Forbidden', { status: 403 })
  },
})

const refuseBody = createMiddleware().server(
  ({ request, handlerType, next }) =>
    checkLength(request) ?? checkType(request, handlerType) ?? next(),
)

/** 400 for a call that reaches no server function. Start would answer 500 and print a stack. */
const refuseBadCall = createMiddleware().server(async ({ request, handlerType, context, next }) => {
  if (handlerType !== 'serverFn') return next()
  const unreadable = await checkCall(request)
  if (unreadable) return unreadable
  try {
    const result = await next()
    return context.call.reached || result.response.status < 500 ? result : badRequest()
  } catch (error) {
    if (context.call.reached) throw error
    return badRequest()
  }
})

/** Submits a form that the browser posted to a page. The page's loader gets the outcome. */
const submitForm = createMiddleware().server(async ({ request, handlerType, context, next }) => {
  if (handlerType !== 'router' || request.method !== 'POST') return next()
  const { posted, httpStatus } = await submitPostedForm(request, context.submit)
  setResponseStatus(httpStatus)
  return next({ context: { posted } })
})

/** Logs what a server function threw. The browser gets a generic message. */
const maskErrors = createMiddleware({ type: 'function' }).server(async ({ next, context }) => {
  context.call.reached = true
  try {
    return await next()
  } catch (error) {
    log('error', 'server-function-failed', { error: describeError(error) })
    throw new Error(unexpectedErrorMessage)
  }
})

export const startInstance = createStart(() => ({
  requestMiddleware: [refuseMethod, refuseOrigin, refuseBody, refuseBadCall, submitForm],
  functionMiddleware: [maskErrors],
}))
