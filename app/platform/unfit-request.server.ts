type Handler = 'serverFn' | 'router'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * Answers 405 to a method that nothing at this address takes, and names those that something does (RFC 9110, 15.5.6).
 *
 * @param allowed the methods that the address takes, or `undefined` where there is nothing at all
 */
export function answerUnfitMethod(
  request: Request,
  allowed: readonly string[] | undefined,
): Response | undefined {
  if (allowed === undefined || allowed.includes(request.method)) return undefined
  return new Response('Method Not Allowed', {
    status: 405,
    headers: { allow: allowed.join(', ') },
  })
}

/** Answers 415 to a post of something that is no form, or to a call of a server function that is no JSON. */
export function answerUnfitType(request: Request, handler: Handler): Response | undefined {
  if (request.method !== 'POST') return undefined
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const fit = handler === 'serverFn' ? ['application/json'] : formTypes
  if (fit.includes(type.trim())) return undefined
  return new Response('Unsupported Media Type', {
    status: 415,
    headers: { 'accept-post': fit.join(', ') },
  })
}
