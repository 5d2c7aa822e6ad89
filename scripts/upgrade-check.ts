/**
 * `npm run upgrade:check`: tries the newest versions of the pinned packages in a scratch copy. It runs the contract
 * tests first, which say what changed inside a framework, then types, unit tests and the build.
 *
 *   npm run upgrade:check                      every package that has a newer version
 *   npm run upgrade:check -- nitro react       these only
 */
import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { root } from './support/processes.ts'

const outdatedSchema = v.record(v.string(), v.object({ current: v.string(), latest: v.string() }))
const only = process.argv.slice(2)

using copy = mkdtempDisposableSync(join(tmpdir(), 'upgrade-'))
run(`git clone --quiet '${root}' .`)
run('npm ci --silent')
const wanted = newerPackages()
if (wanted.length === 0) console.log('Nothing newer to try.')
else tryNewer()

/** The packages to try, with their versions: `nitro@3.0.261101-beta`. */
function newerPackages(): string[] {
  const outdated = v.parse(outdatedSchema, JSON.parse(output('npm outdated --json') || '{}'))
  return Object.entries(outdated).flatMap(([name, { current, latest }]) => {
    if (only.length > 0 && !only.includes(name)) return []
    // A package that is pinned to a beta has an older release as its latest.
    const newest = current.includes('-') ? output(`npm view ${name} dist-tags.beta`) : latest
    const isNewer = newest.localeCompare(current, 'en', { numeric: true }) > 0
    return isNewer ? [`${name}@${newest}`] : []
  })
}

function tryNewer() {
  console.log(`Trying ${wanted.join(', ')}`)
  const steps = {
    install: `npm install --silent --save-exact ${wanted.join(' ')}`,
    'contract tests': 'npm run --silent test:unit -- tests/contracts/upstream',
    types: 'npm run --silent typecheck',
    'unit tests': 'npm run --silent test:unit',
    build: 'npm run --silent build',
  }
  const failed = Object.entries(steps).flatMap(([step, command]) => (run(command) ? [] : [step]))
  console.log(
    failed.length === 0
      ? '\nEverything works. Upgrade, and run npm test.'
      : `\nFailed: ${failed.join(', ')}. app/platform/INTERNALS.md says what leans on what.`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
}

function run(command: string): boolean {
  return spawnSync(command, { cwd: copy.path, shell: true, stdio: 'inherit' }).status === 0
}

function output(command: string): string {
  return spawnSync(command, { cwd: copy.path, shell: true, encoding: 'utf8' }).stdout.trim()
}
