/**
 * `npm test`: types, style, unit tests, the build, and the journeys in a real browser, one after the other and each
 * to its end; `-- --hosts` goes on with the hosts. The last line counts them all; the exit status is 1 when any failed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'

/** What Vitest and Playwright report. A flaky test counts as failed: it is a defect that hides. */
const reportSchema = v.union([
  v.pipe(
    v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
    v.transform((unit) => ({ passed: unit.numPassedTests, failed: unit.numFailedTests })),
  ),
  v.pipe(
    v.object({
      stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
    }),
    v.transform(({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    })),
  ),
])

const { values } = parseArgs({ options: { hosts: { type: 'boolean', default: false } } })
const scripts = ['typecheck', 'lint', 'test:unit', 'build', 'test:e2e']
const folder = mkdtempSync(join(tmpdir(), 'test-reports-'))
let passed = 0
const failures: { script: string; count: number }[] = []
for (const script of values.hosts ? [...scripts, 'test:hosts'] : scripts) {
  console.log(`\n> npm run ${script}`)
  const report = join(folder, `${script.replace(':', '-')}.json`)
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    env: { ...process.env, TEST_REPORT: report },
  })
  const succeeded = status === 0
  // What writes no report passes or fails as a whole.
  const counts = existsSync(report)
    ? v.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')))
    : { passed: Number(succeeded), failed: 0 }
  passed += counts.passed
  // A runner that failed without a failed test, or found no test at all, counts as one failure.
  const count = Math.max(counts.failed, succeeded && counts.passed > 0 ? 0 : 1)
  if (count > 0) failures.push({ script, count })
}
rmSync(folder, { recursive: true })

console.log()
for (const { script, count } of failures)
  console.log(`npm run ${script}: ${count} failed, see above`)
console.log(`${passed} passed, ${failures.reduce((sum, { count }) => sum + count, 0)} failed`)
process.exitCode = failures.length === 0 ? 0 : 1
