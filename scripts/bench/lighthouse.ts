import type { Answers } from './answers.ts'
import { budgets } from './budgets.ts'
import {
  appliedLcp,
  type Category,
  categories,
  installLighthouse,
  type LighthouseRun,
  simulatedRun,
  simulatedTbt,
} from './lighthouse-tools.ts'
import { measuredPages } from './pages.ts'
import { startBareServer } from './programs.ts'
import { type Check, check, type Findings, type Table } from './report.ts'
import { staticTwin } from './static-twin.ts'
import { median, rounded } from './statistics.ts'

type PageRuns = {
  page: string
  simulated: LighthouseRun[]
  /** TBT in ms of the page's twin without script: what of it is the browser's own, and no script's. */
  twinTbt: number[]
  /** LCP in ms, throttling applied, of the page and of its twin without script. */
  applied: number[]
  twin: number[]
}

/**
 * Lighthouse's medians for every page, and LCP under applied throttling beside the page's static twin.
 *
 * @param answers what the site answers for every file, from which the twin is made
 * @param runs of each kind, spread over the whole time, so that a slow minute of the machine hits all alike
 */
export async function measureLighthouse(
  site: string,
  answers: Answers,
  runs: number,
): Promise<Findings> {
  installLighthouse()
  const twin = await startBareServer(staticTwin(answers))
  const pages: PageRuns[] = measuredPages.map((page) => ({
    page,
    simulated: [],
    twinTbt: [],
    applied: [],
    twin: [],
  }))
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const { page, simulated, twinTbt, applied, twin: beside } of pages) {
        console.log(`Lighthouse, run ${run} of ${runs}: ${page}`)
        simulated.push(await simulatedRun(`${site}${page}`))
        twinTbt.push(await simulatedTbt(`${twin.url}${page}`))
        const ofSite = async () => applied.push(await appliedLcp(`${site}${page}`))
        const ofTwin = async () => beside.push(await appliedLcp(`${twin.url}${page}`))
        for (const load of run % 2 ? [ofSite, ofTwin] : [ofTwin, ofSite]) await load()
      }
    }
  } finally {
    twin.stop()
  }
  return {
    tables: [simulatedTable(pages, runs), appliedTable(pages, runs)],
    checks: pages.flatMap(checkPage),
  }
}

function checkPage({ page, simulated, applied, twin }: PageRuns): Check[] {
  return [
    ...categories.map((category) => check(budgets[category], score(simulated, category), page)),
    check(budgets.lcp, rounded(median(simulated.map(({ lcp }) => lcp))), page),
    check(budgets.tbt, rounded(median(simulated.map(({ tbt }) => tbt))), page),
    check(budgets.cls, rounded(median(simulated.map(({ cls }) => cls)), 3), page),
    check(budgets.lcpBesideTwin, rounded(median(applied) / median(twin), 3), page),
  ]
}

function score(simulated: LighthouseRun[], category: Category): number {
  return rounded(median(simulated.map(({ scores }) => scores[category])))
}

function simulatedTable(pages: PageRuns[], runs: number): Table {
  return {
    title: `Lighthouse, phone, simulated throttling (medians of ${runs})`,
    columns: ['page', ...categories, 'LCP ms', 'TBT ms', 'TBT of twin', 'CLS', 'not passed'],
    rows: pages.map(({ page, simulated, twinTbt }) => [
      page,
      ...categories.map((category) => score(simulated, category)),
      rounded(median(simulated.map(({ lcp }) => lcp))),
      rounded(median(simulated.map(({ tbt }) => tbt))),
      rounded(median(twinTbt)),
      rounded(median(simulated.map(({ cls }) => cls)), 3),
      [...new Set(simulated.flatMap(({ failed }) => failed))].join(', ') || 'none',
    ]),
    notes: [
      'The twin is the same page without script: its TBT is that of the browser laying the page out.',
    ],
  }
}

function appliedTable(pages: PageRuns[], runs: number): Table {
  return {
    title: `LCP, throttling applied, beside the same page without script (medians of ${runs})`,
    columns: ['page', 'site ms', 'static twin ms', 'ratio', 'site, all runs', 'twin, all runs'],
    rows: pages.map(({ page, applied, twin }) => [
      page,
      rounded(median(applied)),
      rounded(median(twin)),
      rounded(median(applied) / median(twin), 3),
      applied.map((lcp) => rounded(lcp)).join(' '),
      twin.map((lcp) => rounded(lcp)).join(' '),
    ]),
    notes: [
      'The twin is sent by a bare node:http server, precompressed, with the site’s own headers.',
    ],
  }
}
