/**
 * `npm run upgrade:check`: tries the newest versions of the pinned packages in a scratch copy. It runs the contract
 * tests first, which say what changed inside of a framework, then types, unit tests and the build, and reports.
 *
 *   npm run upgrade:check                      every package that has a newer version
 *   npm run upgrade:check -- nitro react       these only
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { root } from './support/processes.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const outdatedSchema = v.record(v.string(), v.object({ current: v.string(), latest: v.string() }))

const copy = mkdtempSync(join(tmpdir(), 'upgrade-'))
run('git', ['clone', '--quiet', root, copy], root)
run('npm', ['ci', '--silent'])
const wanted = newerPackages()
if (wanted.length === 0) console.log('Nothing newer to try.')
else tryNewer()
rmSync(copy, { recursive: true })

/** The packages to try, with their versions: `nitro@3.0.261101-beta`. */
function newerPackages(): string[] {
  const listed = JSON.parse(output('npm', ['outdated', '--json']) || '{}')
  return Object.entries(v.parse(outdatedSchema, listed)).flatMap(([name, { current, latest }]) => {
    if (positionals.length > 0 && !positionals.includes(name)) return []
    // A package that is pinned to a beta has an older release as its latest.
    const newest = current.includes('-') ? output('npm', ['view', name, 'dist-tags.beta']) : latest
    const isNewer = newest.localeCompare(current, 'en', { numeric: true }) > 0
    return isNewer ? [`${name}@${newest}`] : []
  })
}

function tryNewer() {
  console.log(`Trying ${wanted.join(', ')}`)
  const steps: [what: string, command: string, args: string[]][] = [
    ['install', 'npm', ['install', '--silent', '--save-exact', ...wanted]],
    ['contract tests', 'npm', ['run', '--silent', 'test:unit', '--', 'tests/contracts/upstream']],
    ['types', 'npm', ['run', '--silent', 'typecheck']],
    ['unit tests', 'npm', ['run', '--silent', 'test:unit']],
    ['build', 'npm', ['run', '--silent', 'build']],
  ]
  const failed = steps.filter(([, command, args]) => !run(command, args)).map(([what]) => what)
  console.log(
    failed.length === 0
      ? '\nAll of it works. Upgrade, and run npm test.'
      : `\nFailed: ${failed.join(', ')}. app/platform/INTERNALS.md says what leans on what.`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
}

function run(command: string, args: string[], cwd = copy): boolean {
  return spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0
}

function output(command: string, args: string[]): string {
  return spawnSync(command, args, { cwd: copy, encoding: 'utf8' }).stdout.trim()
}
