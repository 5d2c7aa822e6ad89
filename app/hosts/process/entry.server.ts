import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import process from 'node:process'
import {
  apiHostSettings,
  type Env,
  loadDotEnv,
  mailSettings,
  readEnv,
} from '~/environment/server-variables.server'
import { ConfigurationError } from '~/environment/variables'
import { captureConsole, describeError, log, logToStandardOutput, say } from '~/logging/log.server'
import { createLimit } from '~/submissions/limit.server'
import type { MailLoop } from '~/submissions/mail/mail-loop.server'
import { createResolveSender } from '~/submissions/sender.server'
import { describeStore, openedOnce, openStore } from '~/submissions/store/open-store.server'
import type { Store } from '~/submissions/store/store'
import { createSubmissions } from '~/submissions/submissions.server'
import { limitConnections } from './connection-limits.server'
import { listener } from './listener.server'

/**
 * The entry for Node, Deno and Bun. Checks the variables and the inbox before it listens. On SIGTERM, SIGINT, SIGHUP or
 * SIGQUIT it lets requests in flight finish. (Nitro's own entries replace an invalid PORT by 3000, cut requests off after
 * five seconds, and do not wait at all if CI is set.)
 */
async function start(): Promise<void> {
  const signal = stopSignal()
  const env = variables()
  const store = openedOnce(() => openStore(env))
  if (env.API_HOST === undefined) await checkStore(env, store)
  let mailLoop: MailLoop | undefined
  const submissions = createSubmissions({
    apiHost: apiHostSettings(env),
    store,
    mailing: env.NOTIFY_TO
      ? { added: () => mailLoop?.wake(), close: () => mailLoop?.stop() }
      : undefined,
    limit: createLimit(env.SUBMISSION_LIMIT),
    log,
  })
  const resolveSender = createResolveSender(env.TRUSTED_PROXIES, logUntrustedProxy)
  const server = createServer(
    // The site reads no cookie, but a browser sends those of everything else on the domain.
    { maxHeaderSize: 64 * 1024 },
    listener({ submissions, resolveSender }),
  )
  // Longer than proxies keep an idle connection: nginx one minute, Caddy two. They do not repeat a POST that they sent on
  // a connection which the server was just closing.
  server.keepAliveTimeout = 125_000
  // For a client that does not read its answer. Longer than any other timeout.
  server.timeout = 130_000
  limitConnections(server, env.TRUSTED_PROXIES)
  /** Connections without a request so far. */
  const unusedSockets = new Set<Socket>()
  server.on('connection', (socket) => {
    unusedSockets.add(socket)
    socket.once('close', () => unusedSockets.delete(socket))
  })
  server.on('request', ({ socket }) => unusedSockets.delete(socket))
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
  // A person reads this after `npm start`, even where the output goes through a pipe.
  const isRead = process.stdout.isTTY || process.env.npm_lifecycle_event === 'start'
  if (isRead) say(`The site is at http://localhost:${port} (Ctrl-C stops it)`)
  else log('info', 'listening', { address, port, inbox: env.API_HOST ? '' : describeStore(env) })
  mailLoop = await startMail(env, store)

  log('info', 'stopping', { signal: await signal })
  // A submission may have to wait for the API host all that time, and its response takes a moment too.
  let clean = true
  const cutOff = setTimeout(() => {
    clean = false
    server.closeAllConnections()
  }, env.API_TIMEOUT_MS + 1000)
  // A mail may still be waiting for its server, for a minute.
  setTimeout(() => finish(false), 61_000).unref()
  // Browsers keep idle connections open. For Node, one without a request so far is not idle.
  setInterval(() => {
    server.closeIdleConnections()
    for (const socket of unusedSockets) socket.destroy()
  }, 100).unref()
  server.close(async () => {
    clearTimeout(cutOff)
    await submissions.close()
    finish(clean)
  })
}

/**
 * Resolves at the first signal to stop. A second Ctrl-C ends the process at once. But the site gets even the first one twice under
 * `npm start`: from the terminal, and from npm. So signals within a second are one.
 */
function stopSignal(): Promise<string> {
  const forwardedMs = 1000
  let first: number | undefined
  return new Promise((stop) => {
    // In a container, where the site is process 1, a signal without a listener is lost.
    for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']) {
      process.on(name, () => {
        first ??= performance.now()
        if (performance.now() - first > forwardedMs) finish(false)
        stop(name)
      })
    }
  })
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
async function checkStore(env: Env, open: () => Promise<Store>): Promise<void> {
  try {
    const store = await open()
    await store.check().catch((error) => {
      if (!env.DATABASE_URL) throw error
      log('error', 'inbox', { reason: describeError(error) })
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    refuse(`The inbox cannot be opened: ${reason}.`)
  }
}

/** Starts to send mails, if they are configured. */
async function startMail(env: Env, store: () => Promise<Store>) {
  const settings = mailSettings(env)
  if (!settings) return undefined
  if (env.API_HOST !== undefined) {
    log('info', 'mail-unused', { reason: 'API_HOST is set, so the inbox is not in use' })
    return undefined
  }
  const { logMail, startMailLoop } = await import('~/submissions/mail/mail-loop.server')
  return startMailLoop(await store(), settings, logMail)
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
