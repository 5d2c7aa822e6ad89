import { expect } from 'playwright/test'

const everywhere = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(
    /^(?=.*camera=\(\))(?=.*microphone=\(\))(?=.*geolocation=\(\))(?=.*browsing-topics=\(\))/,
  ),
  'content-security-policy': expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'/),
}

const nowhere = [
  'x-powered-by',
  'set-cookie',
  'access-control-allow-origin',
  'access-control-allow-credentials',
]

export function expectSafeHeaders(what: string, { headers }: Response, others: object = {}) {
  expect(Object.fromEntries(headers), what).toMatchObject({ ...everywhere, ...others })
  for (const name of nowhere) expect(headers.has(name), `${name} of ${what}`).toBe(false)
}

/** Expects a page with a strict policy, and with script of its own origin only. */
export function expectSafePage(what: string, response: Response, html: string) {
  expectSafeHeaders(what, response)
  expect(response.headers.get('content-security-policy'), what).toMatch(
    /^default-src 'none'; .*require-trusted-types-for 'script'/,
  )
  expect(html, what).not.toMatch(/<script[^>]*\ssrc="(https?:)?\/\//)
}
