import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { ensureBrowser } from '../support/find-browser.ts'
import { root } from '../support/processes.ts'

const pinned = fileURLToPath(new URL('tools/', import.meta.url))
const installed = join(root, '.bench/tools')

/** Lighthouse's numbers for one load of one page, reckoned for a slow phone from a load at full speed. */
export type LighthouseRun = {
  /** 0 to 100, by category. */
  scores: Record<Category, number>
  /** Milliseconds. */
  lcp: number
  tbt: number
  cls: number
  /** Audits of the other categories than performance that were not passed. */
  failed: string[]
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

const resultSchema = v.object({
  lhr: v.object({
    runtimeError: v.optional(v.object({ message: v.string() })),
    categories: v.record(
      v.string(),
      v.object({
        score: v.nullable(v.number()),
        auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
      }),
    ),
    audits: v.record(
      v.string(),
      v.object({
        score: v.nullable(v.number()),
        numericValue: v.optional(v.number()),
        errorMessage: v.optional(v.string()),
      }),
    ),
  }),
})
type Report = v.InferOutput<typeof resultSchema>['lhr']

/**
 * Installs Lighthouse, in its locked version, where only the bench looks for it: it is larger than all that the site
 * is built with. Done once; again when the lock file has changed.
 */
export function installLighthouse(): void {
  const lock = readFileSync(join(pinned, 'package-lock.json'), 'utf8')
  const done = join(installed, 'installed-lock.json')
  if (existsSync(done) && readFileSync(done, 'utf8') === lock) return
  console.log('Installing Lighthouse into .bench/tools …')
  cpSync(pinned, installed, { recursive: true })
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: installed,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed.')
  writeFileSync(done, lock)
}

/** Loads a page once, as Lighthouse does by default for a phone. */
export async function simulatedRun(url: string): Promise<LighthouseRun> {
  const report = await load(url, { throttlingMethod: 'simulate', onlyCategories: categories })
  const scoreOf = (category: Category) => (report.categories[category]?.score ?? 0) * 100
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcp: numberOf(report, 'largest-contentful-paint'),
    tbt: numberOf(report, 'total-blocking-time'),
    cls: numberOf(report, 'cumulative-layout-shift'),
    failed: failedAudits(report),
  }
}

/** TBT in ms alone, reckoned as in {@link simulatedRun}. */
export async function simulatedTbt(url: string): Promise<number> {
  const audit = 'total-blocking-time'
  return numberOf(await load(url, { throttlingMethod: 'simulate', onlyAudits: [audit] }), audit)
}

/** Loads a page once in a browser that is really slowed down: line and processor of Lighthouse's phone. LCP in ms. */
export async function appliedLcp(url: string): Promise<number> {
  const audit = 'largest-contentful-paint'
  return numberOf(await load(url, { throttlingMethod: 'devtools', onlyAudits: [audit] }), audit)
}

/** One load that Lighthouse could make sense of. Of some it cannot, a trace that ends too soon, say. */
async function load(url: string, settings: Record<string, unknown>): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await loadOnce(url, settings)
    } catch (error) {
      if (attempt === 3) throw error
      console.warn(`${error instanceof Error ? error.message : error} Once more.`)
    }
  }
}

/** In a browser of its own: nothing cached, nothing left over. */
async function loadOnce(url: string, settings: Record<string, unknown>): Promise<Report> {
  const { resolve } = createRequire(join(installed, 'package.json'))
  const { launch } = await import(pathToFileURL(resolve('chrome-launcher')).href)
  const { default: lighthouse } = await import(pathToFileURL(resolve('lighthouse')).href)
  const browser = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const result = await lighthouse(url, { port: browser.port, logLevel: 'error', ...settings })
    const report = v.parse(resultSchema, result).lhr
    const failures = Object.values(report.audits).map(({ errorMessage }) => errorMessage)
    const failure = report.runtimeError?.message ?? failures.find((message) => message)
    if (failure) throw new Error(`Lighthouse, ${url}: ${failure}`)
    return report
  } finally {
    browser.kill()
  }
}

function numberOf(report: Report, audit: string): number {
  const value = report.audits[audit]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse has no value of ${audit}.`)
  return value
}

function failedAudits(report: Report): string[] {
  return Object.entries(report.categories)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
}
