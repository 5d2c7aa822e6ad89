import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { describeError, log } from './logging/log.server'
import { pageAt, prerenderedPaths } from './pages'
import {
  badRequest,
  checkJson,
  checkLength,
  checkMethod,
  checkType,
  isRead,
} from './platform/request-checks'
import { unexpectedErrorMessage } from './submissions/outcome'

const method = createMiddleware().server(({ request, pathname, handlerType, next }) => {
  const allowed = handlerType === 'serverFn' ? ['POST'] : methodsOf(pathname)
  return checkMethod(request, allowed) ?? next()
})

/** The methods that a path takes. A page with a form takes POST, without script too. */
function methodsOf(pathname: string): string[] | undefined {
  const page = pageAt(pathname)
  if (page) return ['GET', 'HEAD', ...(page.forms.length > 0 ? ['POST'] : [])]
  return prerenderedPaths.includes(pathname) ? ['GET', 'HEAD'] : undefined
}

/** CSRF: posted forms and server functions are taken from this site's own pages only. */
const sameOrigin = createCsrfMiddleware({ filter: ({ request }) => !isRead(request) })

const length = createMiddleware().server(({ request, next }) => checkLength(request) ?? next())

const contentType = createMiddleware().server(
  ({ request, handlerType, next }) => checkType(request, handlerType) ?? next(),
)

/**
 * 400 for a call that does not reach a server function: there is no such function, or its body cannot be read. Start
 * would answer 500 and print a stack.
 */
const reachesFunction = createMiddleware().server(
  async ({ request, handlerType, context, next }) => {
    if (handlerType !== 'serverFn') return next()
    const unreadable = await checkJson(request)
    if (unreadable) return unreadable
    try {
      const result = await next()
      return context.call.reached || result.response.status < 500 ? result : badRequest()
    } catch (error) {
      if (context.call.reached) throw error
      return badRequest()
    }
  },
)

/** Logs what a server function threw, and gives the browser the generic message. */
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
  requestMiddleware: [method, sameOrigin, length, contentType, reachesFunction],
  functionMiddleware: [maskErrors],
}))
