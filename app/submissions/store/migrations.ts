/** A change of the tables: the version that it leads to, and its SQL. A published one never changes. */
export type Migration = { version: number; sql: string }

/** The tables' version after all migrations. */
export function lastVersion(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? 0
}

/**
 * The migrations that are still to be done.
 *
 * @param found the version of the tables; 0 where there are none
 * @throws when the tables are newer than the migrations, or older than the first of them
 */
export function migrationsSince(
  migrations: readonly Migration[],
  found: number,
): readonly Migration[] {
  const done = migrations.findIndex(({ version }) => version === found)
  if (done >= 0 || found === 0) return migrations.slice(done + 1)
  const age = found > lastVersion(migrations) ? 'a newer' : 'another'
  throw new Error(
    `It was written by ${age} version of this site (tables ${found}, not ${lastVersion(migrations)})`,
  )
}
