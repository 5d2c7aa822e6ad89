import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import process from 'node:process'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { type Env, loadDotEnv, mailSettings, readEnv } from '~/environment/server-variables.server'
import { ConfigurationError } from '~/environment/variables'
import { captureConsole, describeError, log, logToStandardOutput, say } from '~/logging/log.server'
import type { MailLoop } from '~/submissions/mail/mail-loop.server'
import { describeStore, openedOnce, openStore } from '~/submissions/store/open-store.server'
import type { Store } from '~/submissions/store/store'
import { createSite } from '../site.server'
import { limitConnections } from './connection-limits.server'
import { countUnanswered, listener } from './listener.server'

/** How long the site goes on after a signal, while it says that it will stop: by 503 at /healthz, and by closing connections. */
const drainMs = 5000

/**
 * The entry for Node, Deno and Bun. Checks the variables and the inbox before it listens. On SIGTERM, SIGINT, SIGHUP or
 * SIGQUIT it lets requests in flight finish. (Nitro's own entries replace an invalid PORT by 3000, cut requests off after
 * five seconds, and do not wait at all if CI is set.)
 */
async function start(): Promise<void> {
  const stopping = stopSignal()
  const env = variables()
  const getStore = openedOnce(() => openStore(env))
  if (env.API_HOST === undefined) await checkStore(env, getStore)
  let mailLoop: MailLoop | undefined
  const mailing = { onAdded: () => mailLoop?.wake(), close: () => mailLoop?.stop() }
  const site = createSite(env, getStore, mailing, logUntrustedProxy)
  const server = createServer(
    // The site reads no cookie, but a browser sends those of everything else on the domain.
    { maxHeaderSize: 64 * 1024 },
    listener({ ...site, stopping }),
  )
  // Longer than proxies keep an idle connection: nginx one minute, Caddy two. They do not repeat a POST that they sent on
  // a connection which the server was just closing.
  server.keepAliveTimeout = 125_000
  // For a client that does not read its answer. Longer than any other timeout.
  server.timeout = 130_000
  limitConnections(server, env.TRUSTED_PROXIES)
  try {
    // Node would let 511 connections wait to be accepted, and the system would drop a visitor's beside a flood of them.
    server.listen({ port: env.PORT, host: env.HOST, backlog: 4096 })
    await once(server, 'listening')
  } catch (error) {
    refuse(
      `The site cannot listen on port ${env.PORT}: ${describeError(error)}. Set another PORT or HOST.`,
    )
  }
  const { address, port } = server.address() as AddressInfo
  log('info', 'listening', { address, port, inbox: env.API_HOST ? '' : describeStore(env) })
  // A person reads this after `npm start`, even where the output goes through a pipe.
  const isInteractive = process.stdout.isTTY || process.env.npm_lifecycle_event === 'start'
  if (isInteractive) say(`The site is at http://${reachable(address)}:${port} (Ctrl-C stops it)`)
  mailLoop = await startMail(env, getStore)

  if (!stopping.aborted) await once(stopping, 'abort')
  log('info', 'stopping', { signal: stopping.reason })
  // Until proxies and load balancers have turned elsewhere. A person's Ctrl-C does not wait.
  if (stopping.reason !== 'SIGINT') await wait(drainMs)
  // The limit of all that follows: a mail may wait a minute for its server.
  setTimeout(() => finish(false), 61_000).unref()
  await quietMoment(server)
  server.close()
  // A submission may have to wait for the API host all that time, and its response takes a moment too.
  const cutOff = performance.now() + env.API_TIMEOUT_MS + 1000
  // At least once, for the request of a connection that is just open.
  do await wait(100)
  while (countUnanswered() > 0 && performance.now() < cutOff)
  const clean = countUnanswered() === 0
  server.closeAllConnections()
  await site.submissions.close()
  finish(clean)
}

/**
 * Aborted by the first signal to stop. A second one ends the process at once. But under `npm start` the site gets even the
 * first Ctrl-C twice: from the terminal, and from npm. So signals within a second are one.
 */
function stopSignal(): AbortSignal {
  const forwardedMs = 1000
  const stop = new AbortController()
  let first: number | undefined
  // In a container, where the site is process 1, a signal without a listener is lost.
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']) {
    process.on(name, () => {
      first ??= performance.now()
      if (performance.now() - first > forwardedMs) finish(false)
      stop.abort(name)
    })
  }
  return stop.signal
}

/** In milliseconds. In a longer turn of the event loop, a connection may have come that Node accepts in the next one. */
const quietTurnMs = 0.2

/**
 * Waits for a moment in which no connection is left to accept: Node accepts one in each turn of the event loop, and closing the
 * server cuts off those that still wait. Gives up after 1,000 turns, because under a flood there is no such moment.
 */
async function quietMoment(server: Server): Promise<void> {
  let isQuiet = false
  server.on('connection', () => {
    isQuiet = false
  })
  for (let turn = 0; !isQuiet && turn < 1000; turn += 1) {
    const begin = performance.now()
    isQuiet = true
    await nextTurn()
    isQuiet &&= performance.now() - begin < quietTurnMs
  }
}

function variables(): Env {
  try {
    loadDotEnv()
    return readEnv()
  } catch (error) {
    if (error instanceof ConfigurationError) refuse(error.message)
    throw error
  }
}

/**
 * Refuses to start with a file that cannot be written. A database may be starting too, and the pages do not need it, so
 * the site starts, and /healthz tells when submissions can be added.
 */
async function checkStore(env: Env, getStore: () => Promise<Store>): Promise<void> {
  try {
    const store = await getStore()
    await store.check().catch((error) => {
      if (!env.DATABASE_URL) throw error
      log('error', 'inbox', { reason: describeError(error) })
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    refuse(`The inbox cannot be opened: ${reason}.`)
  }
}

/** Starts to send the mails in the store, if they are configured. */
async function startMail(env: Env, getStore: () => Promise<Store>) {
  const settings = mailSettings(env)
  if (!settings || env.API_HOST !== undefined) return undefined
  const { logMail, startMailLoop } = await import('~/submissions/mail/mail-loop.server')
  return startMailLoop(await getStore(), settings, logMail)
}

/** A name for an address at which the server listens, as a URL has it. */
function reachable(address: string): string {
  if (['::', '0.0.0.0'].includes(address)) return 'localhost'
  return isIPv6(address) ? `[${address}]` : address
}

function logUntrustedProxy(): void {
  log('info', 'proxy-untrusted', {
    reason:
      'X-Forwarded-For arrives, but TRUSTED_PROXIES is 0, so all visitors behind a proxy share one rate limit',
  })
}

function refuse(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function finish(clean: boolean): void {
  log('info', 'stopped', { clean })
  process.exit(clean ? 0 : 1)
}

process.on('unhandledRejection', (error) =>
  log('error', 'unhandled-rejection', { error: describeError(error) }),
)

logToStandardOutput()
captureConsole()
await start()
