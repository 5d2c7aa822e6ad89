/** A change of the tables: the version that it leads to, and its SQL. A published step never changes. */
export type Step = { version: number; sql: string }

/** The tables' version after all steps. */
export function lastVersion(steps: readonly Step[]): number {
  return steps.at(-1)?.version ?? 0
}

/**
 * The steps that are still to be done.
 *
 * @param found the version of the tables; 0 where there are none
 * @throws when the tables are newer than the steps, or older than the first of them
 */
export function stepsSince(steps: readonly Step[], found: number): readonly Step[] {
  const done = steps.findIndex(({ version }) => version === found)
  if (done >= 0 || found === 0) return steps.slice(done + 1)
  const age = found > lastVersion(steps) ? 'a newer' : 'another'
  throw new Error(
    `It was written by ${age} version of this site (tables ${found}, not ${lastVersion(steps)})`,
  )
}
