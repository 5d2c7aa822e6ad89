import { once } from 'node:events'
import { chmodSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { isBuiltin } from 'node:module'
import type { AddressInfo, Socket } from 'node:net'
import { resolve } from 'node:path'
import process from 'node:process'
import { type Env, loadDotEnv, mailSettings, readEnv } from '~/environment/server-variables.server'
import { ConfigurationError } from '~/environment/variables'
import { captureConsole, describeError, log } from '~/logging/log.server'
import { listener } from './listener.server'

/**
 * The entry for Node, Deno and Bun. Checks the variables and the inbox before it listens. On SIGTERM or SIGINT it lets
 * requests in flight finish. (Nitro's own entries replace an invalid PORT by 3000, cut requests off after five seconds,
 * and do not wait at all if CI is set.)
 */
async function start(): Promise<void> {
  // In a container, where the site is process 1, a signal without a listener is lost.
  const signal = new Promise<string>((stop) => {
    for (const name of ['SIGTERM', 'SIGINT']) process.once(name, stop)
  })
  const env = variables()
  if (env.API_HOST === undefined) await tryInbox(env.INBOX_FILE)
  const server = createServer(listener())
  // Longer than proxies keep an idle connection: nginx one minute, Caddy two. They do not repeat a POST that they sent on
  // a connection which the server was just closing.
  server.keepAliveTimeout = 125_000
  // For a client that does not read its answer. Longer than any other timeout.
  server.timeout = 130_000
  /** Connections without a request so far. */
  const unusedSockets = new Set<Socket>()
  server.on('connection', (socket) => {
    unusedSockets.add(socket)
    socket.once('close', () => unusedSockets.delete(socket))
  })
  server.on('request', ({ socket }) => unusedSockets.delete(socket))
  try {
    server.listen(env.PORT, env.HOST)
    await once(server, 'listening')
  } catch (error) {
    refuse(
      `The site cannot listen on port ${env.PORT}: ${describeError(error)}. Set another PORT or HOST.`,
    )
  }
  const { address, port } = server.address() as AddressInfo
  if (process.stdout.isTTY) process.stdout.write(`The site is at http://localhost:${port}\n`)
  else
    log('info', 'listening', { address, port, inbox: env.API_HOST ? '' : resolve(env.INBOX_FILE) })
  const stopMail = await startMail(env)

  log('info', 'stopping', { signal: await signal })
  // A submission may still be waiting for the API host. And a second for the response.
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
    await stopMail?.()
    finish(clean)
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

/** Imports the inbox dynamically, so that it has its own chunk: a thread that imported it from this one would start a server. */
async function tryInbox(file: string): Promise<void> {
  if (!isBuiltin('node:sqlite')) {
    refuse(`The inbox needs Node 22.13 or newer. This is Node ${process.versions.node}.`)
  }
  const { Inbox } = await import('~/submissions/store/inbox.server')
  const { describeInboxError } = await import('~/submissions/store/inbox-errors.server')
  try {
    using inbox = new Inbox(file)
    inbox.check()
    makePrivate(file)
  } catch (error) {
    refuse(`The inbox cannot be opened: ${describeInboxError(file, error)}.`)
  }
}

/** The file may be a copy that other accounts can read. */
function makePrivate(file: string): void {
  try {
    if (statSync(file).mode & 0o077) chmodSync(file, 0o600)
  } catch (error) {
    // Only its owner may change that, and some file systems have no permissions.
    log('info', 'inbox-readable', { error: describeError(error) })
  }
}

/** @returns stops sending mails, if any are sent */
async function startMail(env: Env) {
  const settings = mailSettings(env)
  if (!settings) return undefined
  if (env.API_HOST !== undefined) {
    log('info', 'mail-unused', { reason: 'API_HOST is set, so the inbox is not in use' })
    return undefined
  }
  const { startMailThread } = await import('~/submissions/store/mail-thread.server')
  return startMailThread({ inboxFile: env.INBOX_FILE, settings }, (report) =>
    log(report.outcome === 'sent' ? 'info' : 'error', 'mail', report),
  )
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

captureConsole()
await start()
