import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { get } from 'node:http'
import { createRequire } from 'node:module'
import { canonicalPaths } from '../../app/page-table.ts'
import { root, startSite } from '../support/processes.ts'
import { type Figure, round } from './figures.ts'

type Server = { url: string; process: ChildProcess }

const preload = { NODE_OPTIONS: `--import=${new URL('usage.ts', import.meta.url)}` }
const store = { INBOX_FILE: `${root}.bench/inbox/inbox.sqlite`, SUBMISSION_LIMIT: '0' }

const pageRequests = canonicalPaths.map((path) => ({ path }))

/** The built site, with an empty store of its own. */
export function startBuiltSite() {
  rmSync(`${root}.bench/inbox`, { recursive: true, force: true })
  return startSite({ ...store, ...preload })
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
  await using site = await startBuiltSite()
  await once(get(site.url), 'response')
  const value = round(performance.now() - begin)
  return [{ what: 'first response after start, ms', of: 'site', value, max: 300 }]
}

/** The site beside a bare node:http server. The limit is on CPU time, which does not depend on the load generator. */
export async function measureThroughput(): Promise<Figure[]> {
  await using site = await startBuiltSite()
  using bare = await startBareServer(site, '--whole')
  const [ofBare, ofSite] = [await serve(bare), await serve(site)]
  const ratio = round(ofBare.cpu / ofSite.cpu, 3)
  return [
    { what: 'requests per second', of: 'bare', value: ofBare.perSecond },
    { what: 'requests per second', of: 'site', value: ofSite.perSecond },
    { what: 'CPU time, bare / site', of: 'site', value: ratio, min: 0.7 },
    { what: 'growth of memory, ratio', of: 'site', value: ofSite.growth, max: 1.05 },
  ]
}

/** Two halves of 100,000 page requests. The first one warms the code up. */
async function serve(server: Server) {
  await load(server, pageRequests, { amount: 50_000 })
  const before = await processUsage(server)
  const { perSecond } = await load(server, pageRequests, { amount: 50_000 })
  const after = await processUsage(server)
  return { perSecond, cpu: after.cpu - before.cpu, growth: round(after.peak / before.peak, 3) }
}

/**
 * 2,000 submissions, 50 at once, beside 200 page requests a second. Before that some more, because the first hundred after
 * a start take several times as long as later ones.
 */
export async function measureSubmissions(): Promise<Figure[]> {
  await using site = await startBuiltSite()
  await load(site, [submission(site.url)], { amount: 500 })
  // autocannon would count a slow response once for each millisecond, as if a request were due in each.
  const pace = { connections: 10, overallRate: 200, ignoreCoordinatedOmission: true }
  const [forms, pages] = await Promise.all([
    load(site, [submission(site.url)], { amount: 2000 }),
    load(site, pageRequests, { amount: 1000, ...pace }),
  ])
  const inbox = ['scripts/inbox.ts', '--list', 'enquiries', '--format', 'json']
  const list = execFileSync(process.execPath, inbox, { cwd: root, env: store, maxBuffer: 2 ** 26 })
  const stored = JSON.parse(`${list}`).enquiries.length
  return [
    { what: 'submissions per second', of: 'site', value: forms.perSecond },
    { what: 'p99 of submissions, ms', of: 'site', value: forms.p99, max: 500 },
    { what: 'p99 of pages, ms', of: 'site', value: pages.p99, max: 100 },
    { what: 'stored', of: 'site', value: stored, min: 2500, max: 2500 },
  ]
}

/** Each submission has a message of its own, because the site deduplicates them. */
let count = 0

/** The contact form as a browser without script sends it. */
function submission(origin: string) {
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
  const fields = 'form=contact&firstName=Ada&lastName=Byron&email=ada@example.com&agreed=on'
  const setupRequest = (request: object) => ({ ...request, body: `${fields}&message=${++count}` })
  return { method: 'POST', path: '/contact', headers, setupRequest }
}

/** Sends so many requests over 50 connections, one after the other on each. @throws when one of them fails */
async function load({ url }: Server, requests: object[], options: { amount: number }) {
  // Not an import, because the type check also runs where the bench is not installed.
  const autocannon = createRequire(import.meta.url)('autocannon')
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  // After a timeout autocannon would send the request again. It gives up if the server has stopped.
  const usual = { url, connections: 50, headers, requests, timeout: 120, bailout: 50 }
  const { '2xx': answered, duration, latency } = await autocannon({ ...usual, ...options })
  if (answered < options.amount) throw new Error(`${options.amount - answered} requests failed.`)
  return { perSecond: round(answered / duration), p99: latency.p99 }
}

/** The CPU time, and the most memory that a server has held. */
async function processUsage({ process }: Server) {
  process.send('usage')
  const [{ userCPUTime, systemCPUTime, maxRSS }] = await once(process, 'message')
  return { cpu: userCPUTime + systemCPUTime, peak: maxRSS }
}
