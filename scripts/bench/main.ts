/**
 * npm run bench [-- --only PARTS] [-- --runs N]: builds the site, and measures what docs/performance.md promises. PARTS are
 * some of bytes,start,server,submissions,lighthouse. Each but bytes is the median of five runs, or of N.
 */
import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { chromium } from 'playwright'
import { canonicalPaths } from '../../app/page-table.ts'
import { readOptions } from '../support/command-line.ts'
import { ensureBrowser } from '../support/find-browser.ts'
import { type Figure, medians, missed } from './figures.ts'
import { measureLighthouse } from './lighthouse.ts'
import { weighPage } from './page-weight.ts'
import * as server from './server.ts'

const values = readOptions({
  only: { type: 'string' },
  runs: { type: 'string', default: '5' },
})
const parts: Record<string, (run: number) => Promise<Figure[]>> = {
  bytes: weighPages,
  start: server.measureStart,
  server: server.measureThroughput,
  submissions: server.measureSubmissions,
  lighthouse: measureLighthouse,
}
const wanted = values.only?.split(',') ?? Object.keys(parts)
if (wanted.some((part) => !parts[part])) throw new Error(`--only takes ${Object.keys(parts)}.`)

console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]}`)
// Only the bench needs these packages.
execFileSync('npm', ['install', '--prefix', import.meta.dirname, '--loglevel', 'error'])
execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'pipe' })

const misses: string[] = []
for (const part of wanted) {
  const figures: Figure[] = []
  // Bytes are the same in every run.
  const runs = part === 'bytes' ? 1 : Number(values.runs)
  for (let run = 1; run <= runs; run += 1) {
    console.log(`${part}, run ${run}`)
    figures.push(...((await parts[part]?.(run)) ?? []))
  }
  // One row for each number, with columns for its limits and for each page.
  const rows: Record<string, Record<string, number>> = {}
  for (const { what, of, value, ...limits } of medians(figures)) {
    rows[what] = { ...rows[what], ...limits, [of]: value }
  }
  console.table(rows)
  misses.push(...missed(medians(figures)))
}
console.log([...misses, `${misses.length} limits missed`].join('\n'))
if (misses.length > 0) process.exitCode = 1

async function weighPages(): Promise<Figure[]> {
  await using site = await server.startBuiltSite()
  await using browser = await chromium.launch({ executablePath: ensureBrowser() })
  const figures: Figure[] = []
  for (const path of canonicalPaths) figures.push(...(await weighPage(browser, site.url + path)))
  return figures
}
