import { setTimeout as wait } from 'node:timers/promises'
import { Inbox } from '../../app/submissions/inbox/inbox.server.ts'
import { startApiHost } from '../../tests/support/api-host.ts'
import type { Site } from '../support/processes.ts'
import { budgets } from './budgets.ts'
import { inspectable, liveHeapMb } from './live-heap.ts'
import { formPost, pageRequest, portOf, runLoad } from './load.ts'
import type { LoadResult } from './load-generator.ts'
import { measuredPages } from './pages.ts'
import { memoryMb } from './programs.ts'
import { check, type Findings, type Table } from './report.ts'
import { withSite } from './running-site.ts'
import { median, rounded } from './statistics.ts'

const rounds = 4
const pagesPerRound = 25_000
const submissionsPerRound = 500
const connections = 50
/** What waits for a timer (connections kept open, deadlines) is given back seconds after the last answer. */
const restMs = 8000

/** In MB of 1024 KB, of the site at rest. */
type Memory = { held: number; live: number }

/**
 * A hundred thousand page requests and two thousand submissions to one process that keeps them in its inbox, in rounds
 * between which its memory is read; then two thousand submissions to one that sends them to an API host.
 *
 * @param inboxFile a file that is not there yet
 */
export async function soak(inboxFile: string): Promise<Findings> {
  const withInbox = await soakInbox(inboxFile)
  const toHost = await soakApiHost()
  const rows = [
    row('pages', withInbox.pages),
    row('submissions, kept in the inbox', withInbox.kept, withInbox.inInbox),
    row('submissions, sent to an API host', toHost.sent, toHost.arrived),
  ]
  const wrong = rows.reduce((sum, { wrong }) => sum + wrong, 0)
  return {
    tables: [loadTable(rows.map(({ cells }) => cells)), memoryTable(withInbox.memory)],
    checks: [
      check(budgets.soakErrors, wrong),
      check(budgets.memoryGrowth, growthInSecondHalf(withInbox.memory)),
    ],
  }
}

async function soakInbox(inboxFile: string) {
  const memory: Memory[] = []
  const pages: LoadResult[] = []
  const kept: LoadResult[] = []
  await withSite({ INBOX_FILE: inboxFile, ...inspectable }, async (site) => {
    memory.push(await memoryOf(site))
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Soak, round ${round} of ${rounds}: pages and submissions at once`)
      const [loaded, submitted] = await Promise.all([loadPages(site), submit(site)])
      pages.push(loaded)
      kept.push(submitted)
      memory.push(await memoryOf(site))
    }
  })
  const inbox = new Inbox(inboxFile)
  const inInbox = inbox.enquiries().length
  inbox.close()
  return { pages, kept, inInbox, memory }
}

async function soakApiHost() {
  const host = await startApiHost()
  const sent: LoadResult[] = []
  try {
    await withSite({ API_HOST: host.url }, async (site) => {
      for (let round = 1; round <= rounds; round += 1) {
        console.log(`Soak, round ${round} of ${rounds}: submissions to an API host`)
        sent.push(await submit(site))
      }
    })
    return { sent, arrived: (await host.calls()).length }
  } finally {
    await host.stop()
  }
}

function loadPages(site: Site): Promise<LoadResult> {
  const requests = measuredPages.map(pageRequest)
  return runLoad({ port: portOf(site.url), connections, requests, answers: pagesPerRound })
}

function submit(site: Site): Promise<LoadResult> {
  const enquiry = {
    form: 'contact',
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    agreed: 'on',
  }
  // No two alike: the site sends one once that comes twice while the first is under way.
  const requests = Array.from({ length: submissionsPerRound }, (_, index) =>
    formPost(site.url, '/contact', { ...enquiry, message: `Shoebox number ${index + 1}.` }),
  )
  return runLoad({ port: portOf(site.url), connections, requests, answers: submissionsPerRound })
}

async function memoryOf(site: Site): Promise<Memory> {
  await wait(restMs)
  const live = await liveHeapMb(site)
  return { held: memoryMb(site.process), live }
}

/**
 * @param arrived how many of the answers were found where they should have led to something; all, for pages
 * @returns the row of the table, and how many requests were not answered with 200, or answered so and not found
 */
function row(name: string, results: LoadResult[], arrived?: number) {
  const sum = (count: (result: LoadResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  const answers = sum((result) => result.answers)
  const well = sum(({ statuses }) => statuses[200] ?? 0)
  const lost = arrived === undefined ? 0 : Math.abs(well - arrived)
  const wrong = answers - well + sum(({ errors }) => errors) + lost
  const cells = [
    name,
    answers,
    rounded(answers / sum(({ seconds }) => seconds)),
    rounded(median(results.map(({ p50 }) => p50)), 1),
    rounded(Math.max(...results.map(({ p99 }) => p99)), 1),
    arrived ?? '–',
    wrong,
  ]
  return { cells, wrong }
}

function loadTable(rows: (string | number)[][]): Table {
  return {
    title: `Soak, ${connections} connections for each load`,
    columns: ['load', 'answers', 'a second', 'p50 ms', 'p99 ms, worst round', 'arrived', 'wrong'],
    rows,
    notes: [
      'Pages, and submissions to the inbox, are asked of one process at the same time. A submission is a form as the browser posts it, answered with a page rendered for it.',
    ],
  }
}

/** Percent, of what the process holds or of its live heap, whichever has grown more since half time. */
function growthInSecondHalf(memory: Memory[]): number {
  const [half, end] = [memory[rounds / 2], memory[rounds]]
  if (!half || !end) throw new Error('The memory was not read after every round.')
  return rounded((Math.max(end.held / half.held, end.live / half.live) - 1) * 100, 1)
}

function memoryTable(memory: Memory[]): Table {
  const after = memory.map((_, round) =>
    round === 0
      ? 'before'
      : `after ${round * pagesPerRound} pages, ${round * submissionsPerRound} submissions`,
  )
  return {
    title: 'Memory of the soaked process, at rest',
    columns: ['', 'MB held', 'MB of live heap'],
    rows: memory.map(({ held, live }, round) => [after[round] ?? '', held, live]),
  }
}
