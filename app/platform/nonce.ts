/** Marks a response that was rendered for one request, and carries its nonce. Removed before the response is sent. */
const markHeader = 'x-rendered-with-nonce'

/** 128 random bits as base64 (CSP Level 3, 7.1). */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

/** Marks a copy of the response, because the headers of a redirect are immutable. */
export function markAsRendered(response: Response, nonce: string): Response {
  const marked = new Response(response.body, response)
  marked.headers.set(markHeader, nonce)
  return marked
}

/** Removes the mark and returns its nonce. `undefined` for a response that was not rendered for one request. */
export function takeNonce(headers: Headers): string | undefined {
  const nonce = headers.get(markHeader) ?? undefined
  headers.delete(markHeader)
  return nonce
}
