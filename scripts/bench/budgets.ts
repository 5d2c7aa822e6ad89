/** A number that the site has to keep to. */
export type Budget = {
  /** What is measured, as a reader of the report would say it. */
  what: string
  limit: number
  /** Whether the limit may not be passed, or has to be reached. */
  bound: 'at most' | 'at least'
  /** Unit of the limit and of what is measured. `KB` is 1024 bytes of body as sent, which is brotli for text. */
  unit: 'KB' | 'ms' | '%' | 'points' | '' | 'times bare node:http' | 'times the static twin'
}

/** Every number that `npm run bench -- --budget` and the byte-budget tests hold the site to. */
export const budgets = {
  scriptBeforeBoot: most('script before the boot', 3, 'KB'),
  scriptAfterBoot: most('all script after the boot', 100, 'KB'),
  /** The contact page is there to be filled in, so this is with its form in use. */
  scriptOfContact: most('all script, form in use', 115, 'KB'),
  css: most('CSS', 14, 'KB'),
  fonts: most('fonts', 90, 'KB'),
  html: most('HTML', 14, 'KB'),
  thirdParties: most('requests to third parties', 0, ''),
  cookies: most('cookies', 0, ''),
  storage: most('entries in the browser’s storage', 0, ''),

  performance: least('Lighthouse performance', 100, 'points'),
  accessibility: least('Lighthouse accessibility', 100, 'points'),
  'best-practices': least('Lighthouse best practices', 100, 'points'),
  seo: least('Lighthouse SEO', 100, 'points'),
  /** Simulated throttling, Lighthouse's default for mobile. */
  lcp: most('LCP, simulated', 1200, 'ms'),
  tbt: most('TBT, simulated', 0, 'ms'),
  cls: most('CLS, simulated', 0, ''),
  /** Both under really applied throttling, in the same run. */
  lcpBesideTwin: most('LCP, applied', 1.05, 'times the static twin'),

  throughput: least('throughput of the home page', 0.5, 'times bare node:http'),
  firstAnswer: most('first answer after the start', 300, 'ms'),
  memoryGrowth: most('memory gained in the second half of the soak', 10, '%'),
  soakErrors: most('requests of the soak that went wrong', 0, ''),
} as const satisfies Record<string, Budget>

function most(what: string, limit: number, unit: Budget['unit']): Budget {
  return { what, limit, bound: 'at most', unit }
}

function least(what: string, limit: number, unit: Budget['unit']): Budget {
  return { what, limit, bound: 'at least', unit }
}
