import { CspEvaluator } from 'csp_evaluator'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect } from 'playwright/test'
import { observatoryScore } from './observatory.ts'

/** What every answer says, whatever it is. */
const everywhere = {
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy':
    /browsing-topics=\(\).*camera=\(\).*geolocation=\(\).*microphone=\(\)|camera=\(\).*microphone=\(\).*geolocation=\(\)/,
  'content-security-policy': /frame-ancestors 'none'/,
}

/** Expects the headers that every answer has. */
export function expectSafeHeaders(what: string, { headers }: Response, except: string[] = []) {
  for (const [name, value] of Object.entries(everywhere)) {
    if (!except.includes(name)) expect(headers.get(name), `${name} of ${what}`).toMatch(value)
  }
  expect(headers.has('x-powered-by'), what).toBe(false)
}

/** Expects a page whose policy has no way around it, and the score that the site sets itself. */
export function expectSafePage(what: string, answer: Response, html: string) {
  expectSafeHeaders(what, answer)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(new CspEvaluator(new CspParser(policy).csp).evaluate(), `policy of ${what}`).toEqual([])
  expect(policy).not.toContain('unsafe')
  const { score, results } = observatoryScore({ headers: answer.headers, html })
  expect(score, `${what}:\n${results.join('\n')}`).toBeGreaterThanOrEqual(130)
}
