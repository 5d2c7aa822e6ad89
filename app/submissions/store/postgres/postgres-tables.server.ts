import { lastVersion, type Migration, migrationsSince } from '../migrations.ts'

/**
 * A schema of its own, because the database may hold other things, and because some providers publish the tables in
 * `public`. `json` and not `jsonb`, which would sort the fields and refuse some characters.
 */
export const migrations: Migration[] = [
  {
    version: 1,
    sql: `
CREATE TABLE inbox.enquiries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  received_at timestamptz NOT NULL,
  address text NOT NULL,
  enquiry json NOT NULL
);
-- When an enquiry with this SHA-256 was stored.
CREATE TABLE inbox.recent_enquiries (
  content bytea PRIMARY KEY,
  received_at timestamptz NOT NULL
);
CREATE TABLE inbox.subscribers (
  id bigint GENERATED ALWAYS AS IDENTITY,
  address text PRIMARY KEY,
  email text NOT NULL,
  subscribed_at timestamptz NOT NULL
);
-- Mails to the firm that no server has accepted yet, about an enquiry or a subscriber.
CREATE TABLE inbox.outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mail_id text NOT NULL UNIQUE,
  enquiry_id bigint REFERENCES inbox.enquiries ON DELETE CASCADE,
  address text REFERENCES inbox.subscribers ON DELETE CASCADE,
  mail json NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- None after the last try.
  try_at timestamptz
);
CREATE INDEX outbox_by_try ON inbox.outbox (try_at, id);`,
  },
  {
    version: 2,
    sql: `
CREATE INDEX enquiries_by_address ON inbox.enquiries (address);
CREATE INDEX outbox_by_enquiry ON inbox.outbox (enquiry_id);
CREATE INDEX outbox_by_address ON inbox.outbox (address);
DELETE FROM inbox.recent_enquiries WHERE received_at < now() - interval '1 hour';
DROP TABLE IF EXISTS inbox.submission_counts;`,
  },
]

/** Fails with the code {@link wrongVersion} unless the tables are those of the last step. */
export const checkVersion = () =>
  `SELECT 1 / count(*) FROM inbox.schema_version WHERE version = ${lastVersion(migrations)}`

/** PostgreSQL's for a division by zero. */
export const wrongVersion = '22012'

/** Whether the tables are those of the last step. @throws when they are newer */
export function isCurrent(found: number): boolean {
  return migrationsSince(migrations, found).length === 0
}

/**
 * Makes the tables, or brings them to the last step. The lock of the version's row keeps out others that want to. Poolers
 * have no other lock.
 *
 * @param query runs a statement in a transaction that is begun and committed elsewhere
 * @throws when the tables are newer
 */
export async function prepareTables(
  query: (sql: string) => Promise<Record<string, unknown>[]>,
): Promise<void> {
  // IF NOT EXISTS would need the privilege to create schemas, even if this one exists.
  await query(
    `DO $$ BEGIN IF to_regnamespace('inbox') IS NULL THEN CREATE SCHEMA inbox; END IF; END $$`,
  )
  await query('CREATE TABLE IF NOT EXISTS inbox.schema_version (version integer PRIMARY KEY)')
  await query(
    'INSERT INTO inbox.schema_version SELECT 0 WHERE NOT EXISTS (SELECT FROM inbox.schema_version)',
  )
  const [row] = await query('SELECT version FROM inbox.schema_version FOR UPDATE')
  for (const { version, sql } of migrationsSince(migrations, Number(row?.version))) {
    await query(sql)
    await query(`UPDATE inbox.schema_version SET version = ${version}`)
  }
}
