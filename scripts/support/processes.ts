import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../')

/** The built site, running as it would in production. */
export type Site = Awaited<ReturnType<typeof startSite>>

/** The folder of the build, and the command that runs it with these variables; without a command, Node does. */
type Run = { folder?: string; command?: (variables: Record<string, string>) => string[] }

/** Ends each site that still runs, so that none outlives this process. */
const running = new Set<() => void>()
process.once('exit', () => {
  for (const end of running) end()
})

/** Starts the built site with these variables, and waits until it listens. */
export async function startSite(variables: Record<string, string>, run: Run = {}) {
  const port = String(await freePort())
  const site = runSite({ PORT: port, HOST: '127.0.0.1', ...variables }, run)
  await new Promise<void>((resolve, reject) => {
    site.process.once('exit', () => reject(new Error(`The site did not start:\n${site.output()}`)))
    site.process.stdout?.on('data', () => /"listening"|Ready on/.test(site.output()) && resolve())
  })
  return { ...site, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: site.stop }
}

/**
 * Runs the built site without waiting. Of this process's variables it inherits only `PATH` and `HOME`.
 *
 * @returns `output` gives everything printed so far; `stop` resolves once the process has ended
 */
export function runSite(variables: Record<string, string>, { folder = root, command }: Run = {}) {
  const [program = process.execPath, ...args] = command?.(variables) ?? []
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(program, command ? args : ['.output/server/index.mjs'], {
    cwd: folder,
    env: { PATH, HOME, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', command ? 'ignore' : 'ipc'],
    // A process group, because Wrangler would leave its workerd running.
    detached: command !== undefined,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const end = (signal: NodeJS.Signals) => {
    if (!command) return child.kill(signal)
    // The whole group, even if its leader, such as a shell, has ended.
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch {
      // All of them have ended.
    }
  }
  const endNow = () => void end('SIGKILL')
  running.add(endNow)
  const stop = async (signal: NodeJS.Signals = 'SIGKILL') => {
    const isRunning = child.exitCode === null && child.signalCode === null
    const gone = isRunning && once(child, 'exit')
    end(signal)
    await gone
    running.delete(endNow)
  }
  return { process: child, output: () => printed, stop }
}

/** A port on which nothing listens, below those that Linux gives to other sockets. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  await using server = createServer()
  const isFree = await once(server.listen(port, '127.0.0.1'), 'listening').then(
    Boolean,
    () => false,
  )
  return isFree ? port : freePort()
}

/** Makes a server listen on a free port, and returns the port. */
export async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  await once(server.listen(0, host), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return address.port
}
