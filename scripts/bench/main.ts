/**
 * `npm run bench`: builds the site and measures it. Prints a table for each part, and writes the figures of every run
 * to .bench/report.json. The README describes the options.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { canonicalPaths } from '../../app/page-table.ts'
import { ensureBrowser } from '../support/find-browser.ts'
import { root } from '../support/processes.ts'
import { type Figure, medians, missed } from './figures.ts'
import { measureLighthouse } from './lighthouse.ts'
import { weighPage } from './page-weight.ts'
import * as server from './server.ts'
import { measureTaps } from './taps.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
})
const runs = Number(values.runs)
if (!(runs >= 1)) throw new Error('--runs must be 1 or more.')

const parts: Record<string, (run: number) => Promise<Figure[]>> = {
  bytes: weighPages,
  start: server.measureStart,
  server: server.measureThroughput,
  submissions: server.measureSubmissions,
  soak: server.measureSoak,
  taps: measureTaps,
  lighthouse: measureLighthouse,
}
const runsOf: Record<string, number> = { bytes: 1, soak: 1 }
const wanted = values.only?.split(',') ?? Object.keys(parts)
if (wanted.some((part) => !parts[part])) throw new Error(`--only takes ${Object.keys(parts)}.`)

const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]}`
execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'pipe' })

const all: Figure[] = []
for (const part of wanted) {
  const figures: Figure[] = []
  for (let run = 1; run <= (runsOf[part] ?? runs); run += 1) {
    console.log(`${part}, run ${run}`)
    figures.push(...((await parts[part]?.(run)) ?? []))
  }
  all.push(...figures)
  // One row for each number, with columns for its limits and for each page.
  const rows: Record<string, Record<string, number>> = {}
  for (const { what, of, value, ...limits } of medians(figures)) {
    rows[what] = { ...rows[what], ...limits, [of]: value }
  }
  console.table(rows)
}
const misses = missed(medians(all))
writeFileSync(`${root}.bench/report.json`, JSON.stringify({ machine, misses, all }, null, 2))
console.log([machine, ...misses, `${misses.length} limits missed`].join('\n'))
if (misses.length > 0) process.exitCode = 1

async function weighPages(): Promise<Figure[]> {
  await using site = await server.startBuiltSite()
  await using browser = await chromium.launch({ executablePath: ensureBrowser() })
  const figures: Figure[] = []
  for (const path of canonicalPaths) figures.push(...(await weighPage(browser, site.url + path)))
  return figures
}
