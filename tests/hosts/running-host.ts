import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Preset } from '../../scripts/build/hosts.ts'
import { root } from '../../scripts/support/processes.ts'

const runtimes = join(root, 'tests/hosts/runtimes/node_modules')
const runtime = (name: string) => join(runtimes, '.bin', name)
const runtimeNode = join(runtimes, `node-linux-${process.arch}/bin/node`)
const built = '.output/server/index.mjs'
const platform = (name: string) => [process.execPath, join(root, 'tests/hosts/platforms', name)]

/** The commands that run the built site on each host: the host's runtime, or a stand-in for the platform. */
const commands = {
  // The oldest version that the documents allow. It warns that SQLite is experimental.
  'node-server': () => [runtimeNode, '--disable-warning=ExperimentalWarning', built],
  'deno-server': () => [
    runtime('deno'),
    'run',
    // The permissions that docs/deploy/deno.md gives it.
    ...['--allow-net', '--allow-env', '--allow-read', '--allow-write=.', '--allow-sys'],
    built,
  ],
  bun: () => [runtime('bun'), built],
  'cloudflare-module': ({ PORT = '', ...variables }) => [
    // Wrangler must not connect to Cloudflare or write to the home folder.
    ...['env', `HOME=${folderOf('cloudflare-module')}`],
    ...['CLOUDFLARE_CF_FETCH_ENABLED=false', 'WRANGLER_SEND_METRICS=false'],
    runtime('wrangler'),
    'dev',
    ...['--ip', '127.0.0.1', '--port', PORT, '--inspector-port', '0'],
    '--show-interactive-dev-session=false',
    // Two instances that start at the same time would lock each other's state database.
    ...['--persist-to', `.wrangler/state-${PORT}`],
    ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ],
  'aws-lambda': () => platform('aws-lambda.ts'),
  vercel: () => platform('vercel.ts'),
  netlify: () => platform('netlify.ts'),
} satisfies Record<Preset, (variables: Record<string, string>) => string[]>

/** The folder where `npm run test:hosts` has built the site for a host, or else that of the build to test. */
export const folderOf = (preset: Preset | undefined) =>
  preset ? join(process.env.HOST_BUILDS ?? '', preset) : (process.env.SITE_FOLDER ?? root)

/** All files of the build, wherever the host has them. */
export const builtFiles = (preset: Preset | undefined) =>
  ['.output', '.vercel', '.netlify', 'dist']
    .map((output) => join(folderOf(preset), output))
    .filter((output) => existsSync(output))
    .flatMap(listFiles)

export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The folder and the command for `startSite` and `runSite`, on a host or, without one, on Node. */
export const runOn = (preset: Preset | undefined) => ({
  folder: folderOf(preset),
  ...(preset && { command: commands[preset] }),
})
