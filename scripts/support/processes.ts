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
  /** Resolves once the process has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts the site built in `folder` with these variables, and waits until it listens. */
export async function startSite(
  variables: Record<string, string> = {},
  folder = root,
): Promise<Site & AsyncDisposable> {
  const port = await freePort()
  const { child, output } = runSite({ PORT: String(port), HOST: '127.0.0.1', ...variables }, folder)
  const url = `http://127.0.0.1:${port}`
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => output().includes('"listening"') && resolve())
    child.once('exit', () => reject(new Error(`The site stopped at its start:\n${output()}`)))
  })
  const end = (signal?: NodeJS.Signals) => stop(child, signal)
  return { url, process: child, output, stop: end, [Symbol.asyncDispose]: end }
}

/** Runs the site without waiting. Of this process's own variables it gets only `PATH` and `HOME`. */
export function runSite(variables: Record<string, string>, folder = root) {
  const { PATH = '', HOME = '' } = process.env
  const child = fork(join(folder, '.output/server/index.mjs'), {
    env: { PATH, HOME, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  return { child, output: () => printed }
}

/** Ends a process, and waits until it has ended. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No port to be had')
  return address.port
}
