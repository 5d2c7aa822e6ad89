import { callsReached } from './error-mask.server'

/**
 * Answers 404 to a call of a server function that is not there, and 400 to one whose body cannot be read. Start would
 * answer both 500, hand out the reader's own message and print its stack.
 */
export async function answerMalformedCall<Result extends { response: Response }>(
  request: Request,
  next: () => Promise<Result> | Result,
): Promise<Result | Response> {
  if (!(await isJson(request.clone()))) return new Response('Bad Request', { status: 400 })
  try {
    const result = await next()
    // What goes wrong inside of a function is masked there, so this did not come so far.
    const failed = result.response.status >= 500 && !callsReached.has(request)
    return failed ? new Response('Bad Request', { status: 400 }) : result
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith(unknownFunction))) throw error
    return new Response('Not Found', { status: 404 })
  }
}

/** How the error begins that Start's list of functions throws. */
const unknownFunction = 'Server function info not found'

async function isJson(request: Request): Promise<boolean> {
  try {
    JSON.parse(await request.text())
    return true
  } catch {
    return false
  }
}
