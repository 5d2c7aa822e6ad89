import type { ChildProcess } from 'node:child_process'
import type { Site } from '../support/processes.ts'
import { answerOf } from './answers.ts'
import { budgets } from './budgets.ts'
import { cores, pageRequest, portOf, runLoad } from './load.ts'
import { memoryMb, pin, processorSeconds, startBareServer } from './programs.ts'
import { check, type Findings } from './report.ts'
import { median, rounded } from './statistics.ts'

const connections = 50
const warmUpSeconds = 2
const secondsPerRun = 3

type Contender = {
  name: string
  url: string
  process: ChildProcess
  path: string
  /** What it has to answer; only such answers count. */
  status: number
  runs: Run[]
}
type Run = {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Share of a core that the server took, in percent; nothing where it cannot be told. */
  busy: number | undefined
  failed: number
}

/** How many requests a second the site answers, in short runs that take turns with a bare server's. */
export async function measureThroughput(site: Site, runs: number): Promise<Findings> {
  const home = await answerOf(site.url, '/')
  const bare = await startBareServer({ '/': home })
  const pinned = pin(site.process, cores.server) && pin(bare.process, cores.server)
  const contenders: Contender[] = [
    { name: 'bare node:http, the same bytes', ...bare, path: '/', status: 200, runs: [] },
    { name: 'site, home page', ...site, path: '/', status: 200, runs: [] },
    {
      name: 'site, page rendered for the request (404)',
      ...site,
      path: '/no-such-page',
      status: 404,
      runs: [],
    },
  ]
  try {
    for (const contender of contenders) await runOnce(contender, warmUpSeconds)
    for (let run = 1; run <= runs; run += 1) {
      console.log(`Throughput, run ${run} of ${runs}`)
      for (const contender of contenders) {
        contender.runs.push(await runOnce(contender, secondsPerRun))
      }
    }
    const [bareMedian = 0, homeMedian = 0] = contenders.map(perSecond)
    return {
      tables: [
        {
          title: `Requests answered in a second (medians of ${runs})`,
          columns: [
            'server',
            'a second',
            'times bare',
            'p50 ms',
            'p99 ms',
            'busy %',
            'µs of processor each',
            'memory MB',
            'failed',
          ],
          rows: contenders.map((contender) => [
            contender.name,
            rounded(perSecond(contender)),
            rounded(perSecond(contender) / bareMedian, 3),
            rounded(median(contender.runs.map(({ p50 }) => p50)), 2),
            rounded(median(contender.runs.map(({ p99 }) => p99)), 2),
            busyOf(contender),
            processorTimeOf(contender),
            memoryMb(contender.process),
            contender.runs.reduce((sum, { failed }) => sum + failed, 0),
          ]),
          notes: [
            `${connections} connections, ${home.body.length} bytes of brotli. ${
              pinned
                ? 'Server and load generator have a core each.'
                : 'Server and load generator share all cores: taskset is not to be had.'
            } A server that is not busy all the time was kept waiting, by the generator or by other work on the machine; what it takes of the processor for a request is then the better word.`,
          ],
        },
      ],
      checks: [check(budgets.throughput, rounded(homeMedian / bareMedian, 3))],
    }
  } finally {
    bare.stop()
  }
}

async function runOnce(contender: Contender, seconds: number): Promise<Run> {
  const { url, process, path, status } = contender
  const before = processorSeconds(process)
  const result = await runLoad({
    port: portOf(url),
    connections,
    requests: [pageRequest(path)],
    seconds,
  })
  const after = processorSeconds(process)
  const well = result.statuses[status] ?? 0
  return {
    perSecond: well / result.seconds,
    p50: result.p50,
    p99: result.p99,
    busy:
      before === undefined || after === undefined
        ? undefined
        : ((after - before) / result.seconds) * 100,
    failed: result.answers - well + result.errors,
  }
}

function perSecond({ runs }: Contender): number {
  return median(runs.map(({ perSecond }) => perSecond))
}

/** Percent of a core. */
function busyOf({ runs }: Contender): number | string {
  const known = runs.flatMap(({ busy }) => (busy === undefined ? [] : [busy]))
  return known.length > 0 ? rounded(median(known)) : '–'
}

/** Microseconds of the server's processor time for a request. */
function processorTimeOf({ runs }: Contender): number | string {
  const known = runs.flatMap(({ busy, perSecond }) =>
    busy === undefined ? [] : [(busy / 100 / perSecond) * 1e6],
  )
  return known.length > 0 ? rounded(median(known), 1) : '–'
}
