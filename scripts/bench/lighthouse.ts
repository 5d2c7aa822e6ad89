import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { canonicalPaths } from '../../app/page-table.ts'
import { ensureBrowser } from '../support/find-browser.ts'
import { type Figure, round } from './figures.ts'
import { startBareServer, startBuiltSite } from './server.ts'

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

const program = fileURLToPath(new URL('node_modules/.bin/lighthouse', import.meta.url))
const lcp = 'largest-contentful-paint'

/** Runs Lighthouse for a phone on each page, and on a static page with the same HTML but without script. */
export async function measureLighthouse(run: number): Promise<Figure[]> {
  await using site = await startBuiltSite()
  using bare = await startBareServer(site, '--static')
  return canonicalPaths.flatMap((of) => {
    // In every other run the static page goes first.
    const early = run % 2 ? undefined : measure(bare.url + of)
    const page = measure(site.url + of)
    const twin = early ?? measure(bare.url + of)
    const ratio = round(page.appliedLcp / twin.appliedLcp, 3)
    return [
      ...page.scores.map(([what, { score }]) => ({ what, of, value: score * 100, min: 100 })),
      { what: 'LCP simulated, ms', of, value: page.lcp, max: 1000 },
      { what: 'LCP simulated, static page, ms', of, value: twin.lcp },
      { what: 'TBT simulated, ms', of, value: page.tbt, max: 0 },
      { what: 'TBT simulated, static page, ms', of, value: twin.tbt },
      { what: 'CLS', of, value: page.cls, max: 0 },
      { what: 'first paint applied, ms', of, value: page.appliedPaint, max: 1200 },
      { what: 'LCP applied, ms', of, value: page.appliedLcp, max: 1200 },
      { what: 'LCP applied, static page, ms', of, value: twin.appliedLcp },
      { what: 'LCP applied, ratio', of, value: ratio, max: 1.05 },
    ]
  })
}

function measure(url: string) {
  const simulated = load(url, '--only-categories=performance,accessibility,best-practices,seo')
  const applied = load(url, '--throttling-method=devtools', '--only-categories=performance')
  const read = ({ audits }: Report, id: string) => round(audits[id]?.numericValue ?? Number.NaN, 3)
  return {
    scores: Object.entries(simulated.categories),
    lcp: read(simulated, lcp),
    tbt: read(simulated, 'total-blocking-time'),
    cls: read(simulated, 'cumulative-layout-shift'),
    appliedPaint: read(applied, 'first-contentful-paint'),
    appliedLcp: read(applied, lcp),
  }
}

/** Loads a page in a browser of its own, up to three times: sometimes Lighthouse finds no LCP in a trace. */
function load(url: string, ...settings: string[]): Report {
  const flags = '--chrome-flags=--headless=new --no-sandbox'
  const args = [url, '--quiet', '--output=json', flags, ...settings]
  const env = { ...process.env, CHROME_PATH: ensureBrowser() }
  for (let attempt = 1; ; attempt += 1) {
    const { status, stdout, stderr } = spawnSync(program, args, { env, maxBuffer: 1e9 })
    const report: Report | undefined = status === 0 ? JSON.parse(`${stdout}`) : undefined
    if (report?.audits[lcp]?.numericValue) return report
    if (attempt === 3) throw new Error(`Lighthouse could not measure ${url}: ${stderr}`)
  }
}
