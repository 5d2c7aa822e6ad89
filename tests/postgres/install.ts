import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const cwd = join(import.meta.dirname, 'binaries')

/** For the global setup of Vitest and Playwright: installs PostgreSQL, unless it is installed or `POSTGRES_BIN` names another. */
export default function installPostgres() {
  if (process.env.POSTGRES_BIN || existsSync(join(cwd, 'node_modules'))) return
  console.log('Installing PostgreSQL for the tests …')
  spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd,
    stdio: 'inherit',
  })
}
