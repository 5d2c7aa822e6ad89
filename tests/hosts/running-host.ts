import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Preset } from '../../scripts/build/hosts.ts'
import { freePort, root, type Site } from '../../scripts/support/processes.ts'

const runtime = (name: string) => join(root, 'tests/hosts/runtimes/node_modules/.bin', name)
const platform = (name: string) => [process.execPath, join(root, 'tests/hosts/platforms', name)]

/** How the built site is run on each host: by its own runtime, or by what stands for it here. */
const commands: Record<Preset, (variables: Record<string, string>) => string[]> = {
  'node-server': () => [process.execPath, '.output/server/index.mjs'],
  'deno-server': () => [
    runtime('deno'),
    'run',
    // The permissions that docs/deploy/deno.md gives it.
    ...['--allow-net', '--allow-env', '--allow-read', '--allow-write=.', '--allow-sys'],
    '.output/server/index.mjs',
  ],
  bun: () => [runtime('bun'), '.output/server/index.mjs'],
  'cloudflare-module': ({ PORT = '', ...variables }) => [
    runtime('wrangler'),
    'dev',
    ...['--ip', '127.0.0.1', '--port', PORT, '--inspector-port', '0'],
    '--show-interactive-dev-session=false',
    ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ],
  'aws-lambda': () => platform('aws-lambda.ts'),
  vercel: () => platform('vercel.ts'),
  netlify: () => platform('netlify.ts'),
}

/** Where `npm run test:hosts` has built the site for a host; without one, the project's own folder. */
export const folderOf = (preset: Preset | undefined) =>
  preset ? join(process.env.HOST_BUILDS ?? '', preset) : root

/** Starts the site built for a host, on Node without one, with these variables and nothing else of the test's environment that it reads. */
export async function startHost(
  preset: Preset | undefined,
  variables: Record<string, string>,
): Promise<Site> {
  const port = String(await freePort())
  const host = runHost(preset, { PORT: port, HOST: '127.0.0.1', ...variables })
  await new Promise<void>((resolve, reject) => {
    host.process.once('exit', () => reject(new Error(`It stopped at its start:\n${host.output()}`)))
    host.process.stdout?.on('data', () => {
      if (/"listening"|Ready on/.test(host.output())) resolve()
    })
  })
  return { ...host, url: `http://127.0.0.1:${port}` }
}

/** Runs it without waiting for it to listen. */
export function runHost(
  preset: Preset | undefined,
  variables: Record<string, string>,
): Omit<Site, 'url'> {
  const [command = '', ...args] = commands[preset ?? 'node-server'](variables)
  const folder = folderOf(preset)
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
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  return {
    process: child,
    output: () => printed,
    stop: async (signal = 'SIGKILL') => {
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
      const gone = once(child, 'exit')
      process.kill(-child.pid, signal)
      await gone
    },
  }
}
