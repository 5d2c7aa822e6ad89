/** Marks an answer that was rendered for one request, and carries its nonce. It never leaves the server. */
const markHeader = 'x-rendered-with-nonce'

/** 128 random bits as base64 (CSP Level 3, 7.1). */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

/**
 * Whether Nitro renders the page at build. Such a page has no nonce: its scripts are trusted by their hashes. A visitor
 * who sends this header gets a page whose scripts do not run.
 */
export function isPrerendering(request: Request): boolean {
  return request.headers.has('x-nitro-prerender')
}

/** A copy of the answer with the mark; the headers of a redirect cannot be changed. */
export function markAsRendered(response: Response, nonce: string): Response {
  const marked = new Response(response.body, response)
  marked.headers.set(markHeader, nonce)
  return marked
}

/** Takes the mark off: the nonce of an answer that was rendered for one request, `undefined` for any other. */
export function takeNonce(headers: Headers): string | undefined {
  const nonce = headers.get(markHeader) ?? undefined
  headers.delete(markHeader)
  return nonce
}
