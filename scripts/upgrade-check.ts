/**
 * `npm run upgrade:check`: tries the newest versions of the pinned packages in a temporary copy. It runs the contract
 * tests first, which say what changed inside a framework, then types, unit tests and the build.
 *
 *   npm run upgrade:check                      every package that has a newer version
 *   npm run upgrade:check -- nitro react       these only
 */
import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './support/processes.ts'

const steps = {
  copy: `git clone --quiet '${root}' .`,
  // Where a beta is pinned, it takes the newest beta.
  'newer versions': `npx --yes npm-check-updates@23.1.1 --upgrade ${process.argv.slice(2).join(' ')}`,
  install: 'npm install --silent',
  'contract tests': 'npm run --silent test:unit -- tests/contracts/upstream',
  types: 'npm run --silent typecheck',
  'unit tests': 'npm run --silent test:unit',
  build: 'npm run --silent build',
}

using copy = mkdtempDisposableSync(join(tmpdir(), 'upgrade-'))
const failed = Object.entries(steps).flatMap(([step, command]) => {
  const { status } = spawnSync(command, { cwd: copy.path, shell: true, stdio: 'inherit' })
  return status === 0 ? [] : [step]
})
console.log(
  failed.length === 0
    ? '\nThese pass. The end-to-end tests did not run: upgrade, and run npm test.'
    : `\nFailed: ${failed.join(', ')}. app/platform/INTERNALS.md says which code relies on what.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
