/** npm run test:hosts [-- --only HOST]: builds for each host, or for one, such as bun, and runs the tests tagged for it there. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostFor, hosts } from '../../scripts/build/hosts.ts'
import { buildCopy, copySources } from '../../scripts/support/build-copy.ts'
import { readOptions } from '../../scripts/support/command-line.ts'
import { root } from '../../scripts/support/processes.ts'

const { only } = readOptions({ only: { type: 'string' } })
const presets = only ? [hostFor(only).preset] : Object.keys(hosts)
using builds = mkdtempDisposableSync(join(tmpdir(), 'hosts-'))
process.exitCode = 1
// The runtimes, from their lock file. Only these tests need them.
const cwd = join(root, 'tests/hosts/runtimes')
if (spawnSync('npm', ['ls'], { cwd, stdio: 'ignore' }).status !== 0) {
  console.log('Installing the runtimes of the hosts …')
  const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error']
  execFileSync('npm', ['ci', ...quiet], { cwd, stdio: 'inherit' })
}
const waiting = presets.values()
// Two at a time, because a build uses little more than one core.
await Promise.all([buildAll(waiting), buildAll(waiting)])
const projects = presets.flatMap((preset) => ['--project', preset])
const args = ['test', '--config', 'tests/hosts/playwright.config.ts', ...projects]
const env = { ...process.env, HOST_BUILDS: builds.path }
const { status } = spawnSync('playwright', args, { stdio: 'inherit', env })
process.exitCode = status ?? 1

async function buildAll(waiting: Iterable<string>) {
  for (const preset of waiting) {
    console.log(`Building for ${preset} …`)
    const folder = join(builds.path, preset)
    mkdirSync(folder)
    await copySources(folder)
    const variables = {
      NITRO_PRESET: preset,
      // Many machines set it. The site is the same.
      NODE_ENV: 'development',
      // These are read when the site runs. A value that is set during the build must not be in the built files.
      API_HOST: 'http://built-in.example',
      DATABASE_URL: 'postgres://site:secret@built-in.example/site',
    }
    const { built, output } = await buildCopy(folder, variables)
    if (!built) throw new Error(`The build for ${preset} failed:\n${output}`)
    writeFileSync(join(folder, 'build.log'), output)
  }
}
