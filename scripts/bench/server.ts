import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { get } from 'node:http'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { canonicalPaths } from '../../app/page-table.ts'
import { SqliteStore } from '../../app/submissions/store/sqlite-store.server.ts'
import { root, startSite } from '../support/processes.ts'
import { type Figure, round } from './figures.ts'

type Server = { url: string; process: ChildProcess }

const inboxFile = `${root}.bench/inbox/inbox.sqlite`
const preload = { NODE_OPTIONS: `--expose-gc --import=${new URL('usage.ts', import.meta.url)}` }
/**
 * 200 page requests a second. autocannon would correct their latencies as if a request were due every millisecond: a
 * response of 150 ms would count 150 times.
 */
const pagesPerSecond = { connections: 10, overallRate: 200, ignoreCoordinatedOmission: true }

const pageRequests = canonicalPaths.map((path) => ({ path }))

/** The built site, with an empty inbox of its own. */
export function startBuiltSite(variables: Record<string, string> = preload) {
  rmSync(`${root}.bench/inbox`, { recursive: true, force: true })
  return startSite({ INBOX_FILE: inboxFile, SUBMISSION_LIMIT: '0', ...variables })
}

/** A bare server beside the site; see bare-server.ts. */
export async function startBareServer(site: Server, mode: '--whole' | '--static') {
  const options = { env: { ...process.env, ...preload } }
  const child = fork(new URL('bare-server.ts', import.meta.url), [site.url, mode], options)
  const [{ port }] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, process: child, [Symbol.dispose]: () => child.kill() }
}

/** The time from the start of the process to its first response. */
export async function measureStart(): Promise<Figure[]> {
  const begin = performance.now()
  await using site = await startBuiltSite({})
  await once(get(site.url), 'response')
  const value = round(performance.now() - begin)
  return [{ what: 'first response after start, ms', of: 'site', value, max: 300 }]
}

/** The site beside a bare node:http server. The limit is on CPU time, which does not depend on the load generator. */
export async function measureThroughput(): Promise<Figure[]> {
  await using site = await startBuiltSite()
  using bare = await startBareServer(site, '--whole')
  const [ofBare, ofSite] = [await throughput(bare), await throughput(site)]
  const ratio = round(ofBare.cpu / ofSite.cpu, 3)
  const figures = Object.entries({ bare: ofBare, site: ofSite }).flatMap(([of, used]) => [
    { what: 'requests per second', of, value: used.perSecond },
    { what: 'CPU time per 10,000 requests, ms', of, value: used.cpu },
  ])
  return [...figures, { what: 'CPU time, bare / site', of: 'site', value: ratio, min: 0.7 }]
}

async function throughput(server: Server) {
  await load(server, pageRequests, { amount: 10_000 })
  const before = await usageOf(server, 'as it is')
  const { perSecond } = await load(server, pageRequests, { amount: 20_000 })
  const after = await usageOf(server, 'as it is')
  return { perSecond, cpu: round((after.cpu - before.cpu) / 2) }
}

/**
 * 100,000 page requests beside 2,000 submissions to the inbox. In the second half the live heap may grow by a tenth, and by
 * a twentieth the most memory that the process ever held.
 */
export async function measureSoak(): Promise<Figure[]> {
  await using site = await startBuiltSite()
  const figures: Figure[] = []
  const limits = { peak: Number.POSITIVE_INFINITY, live: Number.POSITIVE_INFINITY }
  for (const half of ['first half', 'second half']) {
    await Promise.all([
      load(site, pageRequests, { amount: 50_000 }),
      load(site, [submission(site.url)], { amount: 1000 }),
    ])
    // Idle connections are freed by a timer, seconds after the last response.
    await wait(8000)
    const { peak, live } = await usageOf(site, 'collect garbage')
    figures.push(
      { what: 'peak memory, MB', of: half, value: round(peak), max: round(limits.peak) },
      { what: 'live heap, MB', of: half, value: round(live, 1), max: round(limits.live, 1) },
    )
    Object.assign(limits, { peak: peak * 1.05, live: live * 1.1 })
  }
  let stored = 0
  for await (const _ of new SqliteStore(inboxFile).enquiries()) stored += 1
  return [...figures, { what: 'stored', of: 'second half', value: stored, min: 2000, max: 2000 }]
}

/**
 * 50 submissions at once to the inbox, for ten seconds, beside 200 page requests a second. The code is warm: the first
 * hundred submissions after a start take several times as long as later ones.
 */
export async function measureSubmissions(): Promise<Figure[]> {
  await using site = await startBuiltSite()
  await load(site, [submission(site.url)], { amount: 500 })
  const [ofForms, ofPages] = await Promise.all([
    load(site, [submission(site.url)], { duration: 10 }),
    load(site, pageRequests, { duration: 10, ...pagesPerSecond }),
  ])
  return [
    { of: 'submissions', ...ofForms, max: 300 },
    { of: 'pages', ...ofPages, max: 50 },
  ].flatMap(({ of, perSecond, p50, p99, max }) => [
    { what: 'requests per second', of, value: perSecond },
    { what: 'p50, ms', of, value: p50 },
    { what: `p99 of ${of}, ms`, of, value: p99, max },
  ])
}

/** Each submission has a message of its own, because the site takes two equal ones within ten seconds for one. */
let count = 0

/** The contact form as a browser without script sends it. */
function submission(origin: string) {
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
  const fields = 'form=contact&firstName=Ada&lastName=Byron&email=ada@example.com&agreed=on'
  const setupRequest = (request: object) => ({ ...request, body: `${fields}&message=${++count}` })
  return { method: 'POST', path: '/contact', headers, setupRequest }
}

/** A number of requests, or seconds. */
type Amount = { amount: number } | { amount?: never; duration: number }

/** Sends requests over 50 connections, one after the other on each. @throws when one of them fails */
async function load({ url }: Server, requests: object[], options: Amount) {
  // Not an import, because the type check also runs where the bench is not installed.
  const autocannon = createRequire(import.meta.url)('autocannon')
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  // After a timeout autocannon would send the request again. It gives up if the server has stopped.
  const patience = { timeout: 120, bailout: 50 }
  const usual = { url, connections: 50, headers, requests, ...patience }
  const result = await autocannon({ ...usual, ...options })
  const { '2xx': answered, non2xx, errors, duration, latency } = result
  const failed = options.amount ? options.amount - answered : non2xx + errors
  if (failed > 0) throw new Error(`${failed} requests have failed.`)
  return { perSecond: round(answered / duration), p50: latency.p50, p99: latency.p99 }
}

/** The CPU time, in ms, and the memory, in MB, that a server has used so far. */
async function usageOf({ process }: Server, message: 'as it is' | 'collect garbage') {
  process.send(message)
  const [{ userCPUTime, systemCPUTime, maxRSS, heapUsed }] = await once(process, 'message')
  return {
    cpu: (userCPUTime + systemCPUTime) / 1000,
    peak: maxRSS / 2 ** 10,
    live: heapUsed / 2 ** 20,
  }
}
