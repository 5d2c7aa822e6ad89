import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, runSite } from '../support/processes.ts'
import { budgets } from './budgets.ts'
import { check, type Findings } from './report.ts'
import { median, rounded } from './statistics.ts'

/** Between two attempts; in milliseconds. */
const retryMs = 2
const deadlineMs = 30_000

/** Milliseconds from the start of the site's process to its first answer, in medians. */
export async function measureStart(inboxFile: string, runs: number): Promise<Findings> {
  const times: number[] = []
  for (let run = 1; run <= runs; run += 1) times.push(await startOnce(inboxFile))
  const middle = rounded(median(times))
  return {
    tables: [
      {
        title: `From the start of the process to the first answer (median of ${runs})`,
        columns: ['page', 'ms', 'all runs'],
        rows: [['/', middle, times.map((time) => rounded(time)).join(' ')]],
      },
    ],
    checks: [check(budgets.firstAnswer, middle)],
  }
}

async function startOnce(inboxFile: string): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const { child, output } = runSite({
    PORT: String(port),
    HOST: '127.0.0.1',
    INBOX_FILE: inboxFile,
  })
  try {
    while ((await statusOf(port)) !== 200) {
      const stopped = child.exitCode !== null || child.signalCode !== null
      if (stopped || performance.now() - start > deadlineMs) {
        throw new Error(`The site does not answer:\n${output()}`)
      }
      await wait(retryMs)
    }
    return performance.now() - start
  } finally {
    child.kill('SIGKILL')
  }
}

function statusOf(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/', agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode))
    }).once('error', () => resolve(undefined))
  })
}
