import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from 'playwright/types/testReporter'
import { type Host, hosts } from '../../scripts/build/hosts.ts'

/** Closes with a table, host by check, and `N passed, N failed` as the last line. */
export default class TableReporter implements Reporter {
  readonly #outcomes = new Map<string, Map<string, TestResult['status']>>()
  readonly #errors: string[] = []
  #presets: string[] = []

  onBegin(_: FullConfig, suite: Suite) {
    this.#presets = suite.suites.map((project) => project.title)
  }

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult) {
    const preset = test.parent.project()?.name ?? ''
    console.log(`${status === 'passed' ? '  ' : 'x '}${preset}: ${test.title} (${duration} ms)`)
    for (const { message = '' } of errors) {
      this.#errors.push(`${preset}: ${test.title}\n${message.slice(0, 1500)}`)
    }
    const row = this.#outcomes.get(test.title) ?? new Map()
    this.#outcomes.set(test.title, row.set(preset, status))
  }

  /** What goes wrong outside of a test, the installation of the runtimes say. */
  onError({ message = '' }: { message?: string }) {
    this.#errors.push(message)
  }

  onEnd() {
    for (const error of this.#errors) console.log(`\n${error}`)
    this.#printTable()
    const outcomes = [...this.#outcomes.values()].flatMap((row) => [...row.values()])
    const passed = outcomes.filter((status) => status === 'passed').length
    const failed = outcomes.length - passed
    console.log(
      `\n${passed} passed, ${Math.max(failed, this.#errors.length > 0 || passed === 0 ? 1 : 0)} failed`,
    )
  }

  printsToStdio() {
    return true
  }

  #printTable() {
    const names: Record<string, Host> = hosts
    const columns = this.#presets.map((preset) => (names[preset]?.name ?? preset).padEnd(6))
    const width = Math.max(...[...this.#outcomes.keys()].map((title) => title.length))
    const line = (title: string, cells: string[]) =>
      [title.padEnd(width), ...cells.map((cell, at) => cell.padEnd(columns[at]?.length ?? 0))].join(
        '  ',
      )
    console.log(`\n${line('', columns)}`)
    for (const [title, row] of this.#outcomes) {
      console.log(
        line(
          title,
          this.#presets.map((preset) => cell(row.get(preset))),
        ),
      )
    }
  }
}

/** A check that is not asked of a host has a dot. */
function cell(status: TestResult['status'] | undefined): string {
  if (status === undefined) return '·'
  return status === 'passed' ? 'ok' : 'FAILED'
}
