/** Far above a full form; nothing longer is read. */
const bodyLimitBytes = 32 * 1024

/**
 * Answers 413 to a body that says it is longer than the limit, and 411 to one that does not say how long it
 * is: browsers always do, and what does not could go on for ever.
 */
export function answerTooLarge(request: Request): Response | undefined {
  if (request.body === null) return undefined
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (Number.isNaN(length)) return new Response('Length Required', { status: 411 })
  if (length > bodyLimitBytes) return new Response('Content Too Large', { status: 413 })
  return undefined
}
