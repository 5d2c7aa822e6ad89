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

/** Runs Lighthouse for a phone on each page, and on the same page without script. */
export async function measureLighthouse(run: number): Promise<Figure[]> {
  await using site = await startBuiltSite()
  using bare = await startBareServer(site, '--static')
  return canonicalPaths.flatMap((of) => {
    // In every other run the page without script goes first.
    const early = run % 2 ? undefined : measure(bare.url + of)
    const page = measure(site.url + of)
    const plain = early ?? measure(bare.url + of)
    const figure = (what: string, value: number, max?: number) => {
      return { what, of, value: round(value, 3), ...(max !== undefined && { max }) }
    }
    return [
      ...page.scores.map(([what, { score }]) => {
        return { what, of, value: score * 100, min: what === 'performance' ? 99 : 100 }
      }),
      figure('LCP simulated, ms', page.lcp),
      figure('LCP simulated, ratio', page.lcp / plain.lcp, 1.05),
      figure('LCP applied, ms', page.appliedLcp, 1100),
      figure('LCP applied, ratio', page.appliedLcp / plain.appliedLcp, 1.05),
      figure('TBT, ms', page.tbt),
      figure('TBT added by script, ms', page.tbt - plain.tbt, 30),
      figure('CLS', page.cls, 0),
    ]
  })
}

function measure(url: string) {
  const simulated = load(url, '--only-categories=performance,accessibility,best-practices,seo')
  const applied = load(url, '--throttling-method=devtools', '--only-categories=performance')
  const read = ({ audits }: Report, id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    scores: Object.entries(simulated.categories),
    lcp: read(simulated, lcp),
    tbt: read(simulated, 'total-blocking-time'),
    cls: read(simulated, 'cumulative-layout-shift'),
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
