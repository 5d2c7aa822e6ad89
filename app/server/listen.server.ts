import process from 'node:process'
import { useNitroApp } from 'nitro/app'
import { serve } from 'srvx'
import { logWhatIsPrinted } from './console.server'
import { loadDotEnv } from './dot-env.server'
import { ConfigurationError, type Env, readEnv } from './env.server'
import { Inbox } from './inbox.server'
import { describeError, log } from './log.server'

/**
 * The entry where the site is a process of its own, which is on Node, Deno and Bun (`srvx` is each one's own
 * server): checks the variables and the inbox before it listens, and on SIGTERM or SIGINT lets what is in flight
 * finish. (Nitro's own entries read a bad PORT as 3000, cut requests off after five seconds, and do not wait at all
 * where CI is set.)
 */
async function start(): Promise<void> {
  const env = prepare()
  const server = serve({
    port: env.PORT,
    ...(env.HOST === undefined ? {} : { hostname: env.HOST }),
    fetch: useNitroApp().fetch,
    gracefulShutdown: false,
    silent: true,
  })
  try {
    await server.ready()
  } catch (error) {
    refuse(
      `The site cannot listen on port ${env.PORT}: ${describeError(error)}. PORT and HOST say where.`,
    )
  }
  log('info', 'listening', { url: server.url ?? '', inbox: env.API_HOST ? '' : env.INBOX_FILE })

  const stop = (signal: string) => {
    log('info', 'stopping', { signal })
    // The last submission may still wait for the API host; give it its whole deadline, and a second to answer.
    setTimeout(() => finish(1), env.API_TIMEOUT_MS + 1000).unref()
    // A browser keeps its connection after the answer; what is idle need not be waited for.
    const http = server.node?.server
    if (http && 'closeIdleConnections' in http) {
      setInterval(() => http.closeIdleConnections(), 100).unref()
    }
    server.close().then(() => finish(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function prepare(): Env {
  loadDotEnv()
  try {
    const env = readEnv()
    if (env.API_HOST === undefined) new Inbox(env.INBOX_FILE).close()
    return env
  } catch (error) {
    return error instanceof ConfigurationError
      ? refuse(error.message)
      : refuse(`The inbox cannot be opened: ${describeError(error)}. INBOX_FILE names its file.`)
  }
}

function refuse(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function finish(code: number): void {
  log('info', 'stopped', { clean: code === 0 })
  process.exit(code)
}

process.on('unhandledRejection', (error) =>
  log('error', 'unhandled-rejection', { error: describeError(error) }),
)

logWhatIsPrinted()
await start()
