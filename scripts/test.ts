/**
 * `npm test`: types, style, unit tests, the build, and the journeys in a real browser, one after the other and
 * each to its end. The last line counts them all; the exit status is 1 when any failed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'

type Tally = { passed: number; failed: number }

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const unitReport = join(reports, 'unit.json')
const e2eReport = join(reports, 'e2e.json')

const unitSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
})
const e2eSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
})

const tallies: Tally[] = [step('typecheck'), step('lint'), unitTests(), step('build'), journeys()]
rmSync(reports, { recursive: true })

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** A script that passes or fails as a whole. */
function step(script: string): Tally {
  return run(script) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function unitTests(): Tally {
  const succeeded = run('test:unit', { UNIT_REPORT: unitReport })
  const counted = read(unitReport, unitSchema)
  if (!counted) return { passed: 0, failed: 1 }
  return tally(succeeded, counted.numPassedTests, counted.numFailedTests)
}

/** A flaky test counts as failed: it is a defect that hides. */
function journeys(): Tally {
  const succeeded = run('test:e2e', { E2E_REPORT: e2eReport })
  const counted = read(e2eReport, e2eSchema)
  if (!counted) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = counted.stats
  return tally(succeeded, expected, unexpected + flaky)
}

/** What a runner counted; one that failed without a failed test (no test at all, say) still counts one. */
function tally(succeeded: boolean, passed: number, failed: number): Tally {
  const nothingRan = passed === 0
  return { passed, failed: Math.max(failed, succeeded && !nothingRan ? 0 : 1) }
}

function run(script: string, variables: Record<string, string> = {}): boolean {
  console.log(`\n> npm run ${script}`)
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  })
  return status === 0
}

function read<Schema extends v.GenericSchema>(file: string, schema: Schema) {
  if (!existsSync(file)) return undefined
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.output : undefined
}
