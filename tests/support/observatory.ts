/**
 * The MDN HTTP Observatory's rules of scoring, as published in github.com/mdn/mdn-http-observatory (src/analyzer/tests
 * and src/grader/charts.js, algorithm version 5), as far as an answer can show them by itself. Left out is what belongs
 * to the host: the redirection from http to https (0 or less) and the list of preloaded hosts (5 more).
 */
export type Answer = { headers: Headers; html: string }

/** One result of a test; of each test the first that applies counts. */
type Result = { when: (answer: Answer) => boolean; modifier: number; what: string }

const otherwise = () => true

const tests: Record<string, Result[]> = {
  'Content-Security-Policy': [
    { when: ({ headers }) => !headers.has(csp), modifier: -25, what: 'not implemented' },
    {
      when: (answer) =>
        broad(answer, 'script-src', ["'unsafe-inline'", 'data:']) || broad(answer, 'object-src'),
      modifier: -20,
      what: 'script-src or object-src unsafe or not restricted',
    },
    {
      when: (answer) =>
        Object.values(policyOf(answer)).some((sources) =>
          sources.some((source) => /^(http|ftp):/.test(source)),
        ),
      modifier: -20,
      what: 'sources over http',
    },
    {
      when: (answer) =>
        [...sourcesOf(answer, 'script-src'), ...sourcesOf(answer, 'style-src')].includes(
          "'unsafe-eval'",
        ),
      modifier: -10,
      what: 'unsafe-eval',
    },
    {
      when: (answer) => broad(answer, 'style-src', ["'unsafe-inline'", 'data:']),
      modifier: 0,
      what: 'style-src unsafe or not restricted',
    },
    {
      when: (answer) => policyOf(answer)['default-src']?.join() === "'none'",
      modifier: 10,
      what: "nothing unsafe, and default-src 'none'",
    },
    { when: otherwise, modifier: 5, what: 'nothing unsafe' },
  ],
  Cookies: [
    { when: ({ headers }) => !headers.has('set-cookie'), modifier: 0, what: 'none' },
    { when: otherwise, modifier: -40, what: 'some; which is worth a look at the rules for them' },
  ],
  'Cross-origin resource sharing': [
    {
      when: ({ headers }) => headers.get('access-control-allow-credentials') === 'true',
      modifier: -50,
      what: 'with credentials',
    },
    { when: otherwise, modifier: 0, what: 'none, or of what is public' },
  ],
  'Referrer-Policy': [
    {
      when: ({ headers }) => !headers.has('referrer-policy'),
      modifier: 0,
      what: 'not implemented',
    },
    {
      when: ({ headers }) =>
        ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
          headers.get('referrer-policy') ?? '',
        ),
      modifier: 5,
      what: 'private',
    },
    { when: otherwise, modifier: -5, what: 'unsafe' },
  ],
  'Strict-Transport-Security': [
    { when: (answer) => hstsSeconds(answer) === 0, modifier: -20, what: 'not implemented' },
    { when: (answer) => hstsSeconds(answer) < 15_768_000, modifier: -10, what: 'under six months' },
    { when: otherwise, modifier: 0, what: 'six months or more' },
  ],
  'Subresource Integrity': [
    {
      when: ({ html }) => /<script[^>]*\ssrc="(https?:)?\/\//.test(html),
      modifier: -50,
      what: 'scripts of other origins; which is worth a look at the rules for them',
    },
    { when: otherwise, modifier: 0, what: 'all scripts are of this origin' },
  ],
  'X-Content-Type-Options': [
    {
      when: ({ headers }) => headers.get('x-content-type-options') === 'nosniff',
      modifier: 0,
      what: 'nosniff',
    },
    { when: otherwise, modifier: -5, what: 'not implemented or not to be read' },
  ],
  'X-Frame-Options': [
    {
      when: (answer) => !broad(answer, 'frame-ancestors'),
      modifier: 5,
      what: 'implemented by frame-ancestors',
    },
    {
      when: ({ headers }) => /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? ''),
      modifier: 0,
      what: 'implemented by the header',
    },
    { when: otherwise, modifier: -20, what: 'not implemented' },
  ],
  'Cross-Origin-Resource-Policy': [
    {
      when: ({ headers }) => /^same-(origin|site)$/.test(headers.get(corp) ?? ''),
      modifier: 10,
      what: 'keeps others out',
    },
    { when: ({ headers }) => !headers.has(corp), modifier: 0, what: 'not implemented' },
    { when: ({ headers }) => headers.get(corp) === 'cross-origin', modifier: 0, what: 'lets in' },
    { when: otherwise, modifier: -5, what: 'not to be read' },
  ],
}

const csp = 'content-security-policy'
const corp = 'cross-origin-resource-policy'
/** From this score on, and only then, what is better than asked for counts too. */
const leastForExtraCredit = 90

/** The score of an answer, and how it comes to it, a line for each test. */
export function observatoryScore(answer: Answer): { score: number; results: string[] } {
  const results = Object.entries(tests).flatMap(([test, possible]) => {
    const result = possible.find(({ when }) => when(answer))
    return result ? [{ ...result, test }] : []
  })
  const total = (modifiers: number[]) => modifiers.reduce((sum, modifier) => sum + modifier, 100)
  const modifiers = results.map(({ modifier }) => modifier)
  const base = total(modifiers.filter((modifier) => modifier < 0))
  return {
    score: Math.max(0, base >= leastForExtraCredit ? total(modifiers) : base),
    results: results.map(({ test, what, modifier }) => `${test}: ${what} (${modifier})`),
  }
}

function policyOf({ headers }: Answer): Record<string, string[]> {
  const directives = (headers.get(csp) ?? '').split(';').map((text) => text.trim().split(/\s+/))
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
}

/** Frames and forms do not fall back to default-src; what nothing restricts is open to all. */
function sourcesOf(answer: Answer, directive: string): string[] {
  const policy = policyOf(answer)
  const fallback = directive === 'frame-ancestors' ? undefined : policy['default-src']
  return policy[directive] ?? fallback ?? ['*']
}

/** Whether a directive lets in whole schemes, everything, or one of `unsafe` that a nonce or hash does not switch off. */
function broad(answer: Answer, directive: string, unsafe: string[] = []): boolean {
  const sources = sourcesOf(answer, directive)
  const strict = sources.some((source) => /^'(nonce|sha256|sha384|sha512)-/.test(source))
  return sources.some(
    (source) =>
      ['ftp:', 'http:', 'https:', '*'].includes(source) ||
      /^https?:\/\/\*(\.\*)?$/.test(source) ||
      (unsafe.includes(source) && !(strict && source === "'unsafe-inline'")),
  )
}

function hstsSeconds({ headers }: Answer): number {
  return Number(headers.get('strict-transport-security')?.match(/max-age=(\d+)/)?.[1] ?? 0)
}
