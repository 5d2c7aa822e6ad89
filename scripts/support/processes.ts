import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built site, running as it would in production. */
export type Site = {
  url: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output: () => string
  /** Resolves once it is gone. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts the site built in `folder` with these variables and nothing else of the test's environment that it reads. */
export async function startSite(
  variables: Record<string, string> = {},
  folder = root,
): Promise<Site> {
  const port = await freePort()
  const { child, output } = runSite({ PORT: String(port), HOST: '127.0.0.1', ...variables }, folder)
  const url = `http://127.0.0.1:${port}`
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => output().includes('"listening"') && resolve())
    child.once('exit', () => reject(new Error(`The site stopped at its start:\n${output()}`)))
  })
  return { url, process: child, output, stop: (signal) => stop(child, signal) }
}

/** Runs the built site's entry without waiting for it to listen. */
export function runSite(variables: Record<string, string>, folder = root) {
  const { PATH = '', HOME = '' } = process.env
  const child = fork(join(folder, '.output/server/index.mjs'), {
    env: { PATH, HOME, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed += chunk.toString('utf8')
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return { child, output: () => printed }
}

/** Ends a process, and waits until it is gone. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No port to be had')
  return address.port
}
