/**
 * `npm run bench`: builds the site, starts it, and measures what visitors get of it. Prints tables, and keeps them in
 * .bench as report.md and report.json.
 *
 *   --budget        exit with 1 when a limit of budgets.ts is missed (as always when something could not be measured)
 *   --only a,b      only these parts: bytes, start, server, soak, lighthouse
 *   --runs N        medians of N instead of 5
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { ensureBrowser } from '../support/find-browser.ts'
import { root, type Site } from '../support/processes.ts'
import { answersForAllFiles } from './answers.ts'
import { measureBytes } from './bytes.ts'
import { measureLighthouse } from './lighthouse.ts'
import { checksTable, complaint, type Findings, render, type Table } from './report.ts'
import { withSite } from './running-site.ts'
import { soak } from './soak.ts'
import { measureStart } from './start-time.ts'
import { rounded } from './statistics.ts'
import { measureThroughput } from './throughput.ts'

const { values: options } = parseArgs({
  options: {
    budget: { type: 'boolean', default: false },
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
})
const runs = Number(options.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.')

const data = mkdtempSync(join(tmpdir(), 'bench-'))
const inboxFile = (name: string) => join(data, `${name}.sqlite`)
const variables = { INBOX_FILE: inboxFile('site') }

const parts: Record<string, () => Promise<Findings>> = {
  bytes: () => withSite(variables, bytes),
  start: () => measureStart(inboxFile('start'), runs),
  server: () => withSite(variables, (site) => measureThroughput(site, runs)),
  soak: () => soak(inboxFile('soak')),
  lighthouse: () =>
    withSite(variables, async ({ url }) =>
      measureLighthouse(url, await answersForAllFiles(url), runs),
    ),
}
const wanted = options.only?.split(',') ?? Object.keys(parts)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  throw new Error(`--only knows ${Object.keys(parts).join(', ')}, not ${unknown.join(', ')}.`)
}

const machine = machineTable()
build()

const findings: Findings[] = []
const measured: string[] = []
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (!wanted.includes(name)) continue
    try {
      const found = await measure()
      findings.push(found)
      measured.push(name)
      for (const table of found.tables) console.log(`\n${render(table)}`)
    } catch (error) {
      // What it had under way would be in the way of the next part.
      console.error(error)
      break
    }
  }
} finally {
  rmSync(data, { recursive: true })
}

const checks = findings.flatMap((found) => found.checks)
const limits = checksTable(checks)
console.log(`\n${render(limits)}\n${render(machine)}`)
keep([limits, ...findings.flatMap(({ tables }) => tables), machine])

const missed = checks.filter(({ met }) => !met)
for (const one of missed) console.log(`Missed. ${complaint(one)}`)
console.log(`${checks.length - missed.length} of ${checks.length} checks are met.`)
const unmeasured = wanted.filter((name) => !measured.includes(name))
if (unmeasured.length > 0) console.log(`Not measured, see above: ${unmeasured.join(', ')}.`)
if (unmeasured.length > 0 || (options.budget && missed.length > 0)) process.exitCode = 1

function build(): void {
  console.log('Building the site …')
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The site does not build:\n${stdout}${stderr}`)
}

async function bytes(site: Site): Promise<Findings> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: false })
  try {
    return await measureBytes(browser, site.url)
  } finally {
    await browser.close()
  }
}

function machineTable(): Table {
  const [load = 0] = loadavg()
  return {
    title: 'Where it was measured',
    columns: ['', ''],
    rows: [
      ['processor', `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown'}`],
      ['Node.js', process.version],
      ['load before', rounded(load, 2)],
    ],
    notes:
      load > 0.5
        ? ['Something else was running: neither times nor ratios of few runs are to be relied on.']
        : [],
  }
}

function keep(tables: Table[]): void {
  const folder = join(root, '.bench')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.md'), tables.map(render).join('\n'))
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ checks, tables }, null, 2)}\n`)
  console.log('Kept in .bench/report.md and .bench/report.json.')
}
