import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Preset } from '../../scripts/build/hosts.ts'
import { freePort, root } from '../../scripts/support/processes.ts'

/** The built site on its host's own runtime, or on what stands for it here. */
export type RunningHost = {
  url: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output: () => string
  /** Resolves with the exit status once it is gone. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

const runtime = (name: string) => join(root, 'tests/hosts/runtimes/node_modules/.bin', name)
const platform = (name: string) => join(root, 'tests/hosts/platforms', name)

/** How the site built in `folder` is run on each host. */
const commands: Record<Preset, (folder: string, variables: Record<string, string>) => string[]> = {
  'node-server': () => [process.execPath, '.output/server/index.mjs'],
  'deno-server': () => [
    runtime('deno'),
    'run',
    // The permissions that docs/deploy/deno.md gives it.
    ...['--allow-net', '--allow-env', '--allow-read', '--allow-write=.', '--allow-sys'],
    '.output/server/index.mjs',
  ],
  bun: () => [runtime('bun'), '.output/server/index.mjs'],
  'cloudflare-module': (_, { PORT = '', ...variables }) => [
    runtime('wrangler'),
    'dev',
    ...['--ip', '127.0.0.1', '--port', PORT, '--inspector-port', '0'],
    '--show-interactive-dev-session=false',
    ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ],
  'aws-lambda': (folder) => [process.execPath, platform('aws-lambda.ts'), folder],
  vercel: (folder) => [process.execPath, platform('vercel.ts'), folder],
  netlify: (folder) => [process.execPath, platform('netlify.ts'), folder],
}

/** Starts the site built in `folder` with these variables and nothing else of the test's environment that it reads. */
export async function startHost(
  preset: Preset,
  folder: string,
  variables: Record<string, string>,
): Promise<RunningHost> {
  const port = await freePort()
  const host = runHost(preset, folder, { PORT: String(port), HOST: '127.0.0.1', ...variables })
  const url = `http://127.0.0.1:${port}`
  await new Promise<void>((resolve, reject) => {
    host.process.once('exit', () => reject(new Error(`It stopped at its start:\n${host.output()}`)))
    host.process.stdout?.on('data', () => {
      if (/"listening"|Ready on/.test(host.output())) resolve()
    })
  })
  return { ...host, url }
}

/** Runs it without waiting for it to listen. */
export function runHost(
  preset: Preset,
  folder: string,
  variables: Record<string, string>,
): Omit<RunningHost, 'url'> {
  const [command = '', ...args] = commands[preset](folder, variables)
  const { PATH = '' } = process.env
  const child = spawn(command, args, {
    cwd: folder,
    // Wrangler looks for Cloudflare's network and keeps notes in the home folder; here it does neither.
    env: {
      PATH,
      HOME: folder,
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: wrangler leaves its workerd behind otherwise.
    detached: true,
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed += chunk.toString('utf8')
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return { process: child, output: () => printed, stop: (signal) => stop(child, signal) }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') {
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const gone = once(child, 'exit')
    process.kill(-child.pid, signal)
    await gone
  }
  return child.exitCode
}
