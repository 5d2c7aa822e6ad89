import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/support/processes.ts'

const folder = join(root, 'tests/hosts/runtimes')

/** Installs the runtimes by their lock file, once: 400 MB that only these tests need. */
export default function installRuntimes() {
  if (isInstalled()) return
  console.log('Installing the runtimes of the hosts …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: folder,
    stdio: 'inherit',
  })
}

/** npm writes what it has installed beside it. */
function isInstalled(): boolean {
  const installed = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return false
  const { packages: wanted } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const { packages: found } = JSON.parse(readFileSync(installed, 'utf8'))
  return ['bun', 'deno', 'wrangler'].every(
    (name) => found[`node_modules/${name}`]?.version === wanted[`node_modules/${name}`]?.version,
  )
}
