import type { Budget } from './budgets.ts'

/** One measured number beside its limit. */
export type Check = {
  /** The page it was measured on, or what stands for the whole site. */
  of: string
  budget: Budget
  /** In the budget's unit. */
  measured: number
  met: boolean
}

/** A table as it is printed; the first column names the row. */
export type Table = {
  title: string
  columns: string[]
  rows: (string | number)[][]
  /** How it was measured, as far as a reader has to know. */
  notes?: string[]
}

/** What a part of the bench comes back with. */
export type Findings = { tables: Table[]; checks: Check[] }

const wholeSite = 'site'

export function check(budget: Budget, measured: number, of = wholeSite): Check {
  const met = budget.bound === 'at most' ? measured <= budget.limit : measured >= budget.limit
  return { of, budget, measured, met }
}

/** A missed limit as a sentence. */
export function complaint({ of, budget, measured }: Check): string {
  const { what, bound, limit, unit } = budget
  return `${of}: ${what} ${measured}, limit ${bound} ${limit} ${unit}`.trim()
}

/** All checks in one table: a line for each limit, a column for each page. */
export function checksTable(checks: Check[]): Table {
  const places = [...new Set(checks.map(({ of }) => of))]
  const limits = [...new Set(checks.map(({ budget }) => budget))]
  const cell = (budget: Budget, place: string) => {
    const found = checks.find((check) => check.budget === budget && check.of === place)
    return found ? `${found.measured}${found.met ? '' : ' MISSED'}` : ''
  }
  return {
    title: 'Limits',
    columns: ['', 'limit', ...places],
    rows: limits.map((budget) => [
      budget.what,
      `${budget.bound} ${budget.limit} ${budget.unit}`.trim(),
      ...places.map((place) => cell(budget, place)),
    ]),
  }
}

/** A Markdown table, its columns lined up so that it also reads in a terminal. */
export function render({ title, columns, rows, notes = [] }: Table): string {
  const cells = [columns, ...rows.map((row) => row.map(String))]
  const widths = columns.map((_, at) => Math.max(3, ...cells.map((row) => row[at]?.length ?? 0)))
  const numeric = columns.map((_, at) => at > 0 && rows.every((row) => !isText(row[at])))
  const line = (row: string[]) =>
    `| ${row.map((cell, at) => (numeric[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (numeric[at] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`
  const [head = [], ...body] = cells
  const table = rows.length > 0 ? [line(head), rule, ...body.map(line)] : []
  return [`## ${title}`, '', ...notes.flatMap((note) => [note, '']), ...table, ''].join('\n')
}

function isText(cell: string | number | undefined): boolean {
  return typeof cell === 'string' && cell !== '' && cell !== '–'
}
