/**
 * npm test [-- --all]: the build, the type check, lint, unit tests, and end-to-end tests in a real browser, one after the
 * other. --all adds the tests with `@release` in their titles, those for a second firm, in other engines and on each host.
 * A failed step does not stop the others. The last line counts all tests; the exit status is 1 if any failed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions } from './support/command-line.ts'

const { all } = readOptions({ all: { type: 'boolean' } })
// The build comes first, because it writes the route tree, which the type check needs.
const steps = ['build', 'typecheck', 'lint', 'test:unit', 'test:e2e']
if (all) steps.push('test:firm', 'test:engines', 'test:hosts')

/** What leaves out the tests that only a release needs. Vitest's projects have titles too. */
const beforeCommit: Record<string, string[]> = {
  'test:unit': ['--testNamePattern', '^(?!.*@release)', '--project', '!*@release'],
  'test:e2e': ['--grep-invert', '@release'],
}

using folder = mkdtempDisposableSync(join(tmpdir(), 'test-reports-'))
const results = steps.map(run)

console.log()
for (const { script, failed } of results) {
  if (failed > 0) console.log(`npm run ${script}: ${failed} failed, see above`)
}
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const failed = sum(results.map((result) => result.failed))
console.log(`${sum(results.map(({ passed }) => passed))} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function run(script: string) {
  console.log(`\n> npm run ${script}`)
  const report = join(folder.path, `${script.replace(':', '-')}.json`)
  const env = { ...process.env, TEST_REPORT: report }
  const args = (!all && beforeCommit[script]) || []
  const command = ['run', '--silent', script, '--', ...args]
  const { status } = spawnSync('npm', command, { stdio: 'inherit', env })
  const succeeded = status === 0
  // A step without a report passes or fails as a whole.
  const content = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: Number(succeeded) }
  // Vitest's counts are at the top of its report, Playwright's in `stats`.
  const { numPassedTests = 0, numFailedTests = 0, stats = {} } = content
  const passed = numPassedTests + (stats.expected ?? 0)
  // A flaky test counts as failed.
  const failed = numFailedTests + (stats.unexpected ?? 0) + (stats.flaky ?? 0)
  // A runner that fails without a failed test, or finds no test at all, counts as one failure.
  return { script, passed, failed: Math.max(failed, succeeded && passed > 0 ? 0 : 1) }
}
