import { expect } from 'playwright/test'

/** What every answer carries, page or file. */
const onEverything = {
  'strict-transport-security': /max-age=63072000/,
  'x-content-type-options': /^nosniff$/,
  'cross-origin-resource-policy': /^(same-origin|cross-origin)$/,
}

const onPages = {
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy':
    /^(?=.*camera=\(\))(?=.*microphone=\(\))(?=.*geolocation=\(\))(?=.*browsing-topics=\(\))/,
}

const policy: Record<string, RegExp> = {
  'default-src': /^'none'$/,
  'script-src': /'(nonce|sha256)-/,
  'object-src': /^'none'$/,
  'base-uri': /^'none'$/,
  'form-action': /^'self'$/,
  'frame-ancestors': /^'none'$/,
}

/** The Security bar, as far as headers show it; that the policy lets the page work is for a browser to show. */
export function expectSecurityHeaders(kind: 'page' | 'file', { headers, url, status }: Response) {
  const wanted = kind === 'page' ? { ...onEverything, ...onPages } : onEverything
  for (const [name, value] of Object.entries(wanted)) {
    expect(headers.get(name) ?? '', `${name} of ${url} (${status})`).toMatch(value)
  }
  if (kind === 'file') return
  const directives = new Map(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((part) => part.trim().split(/\s+(.*)/s, 2))
      .map(([name = '', value = '']) => [name, value]),
  )
  for (const [name, value] of Object.entries(policy)) {
    expect(directives.get(name) ?? '', `${name} of ${url} (${status})`).toMatch(value)
  }
  expect([...directives.values()].join(' ')).not.toContain('unsafe')
}
