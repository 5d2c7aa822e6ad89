/** Another version of the site, with other tables, has another number. */
const version = 1

/**
 * A schema of its own, because the database may hold other things, and because some providers publish the tables in
 * `public`. `json` and not `jsonb`, which would sort the fields and refuse some characters.
 */
export const tables = `
CREATE SCHEMA IF NOT EXISTS inbox;
CREATE TABLE IF NOT EXISTS inbox.schema_version (version integer PRIMARY KEY);
INSERT INTO inbox.schema_version SELECT ${version} WHERE NOT EXISTS (SELECT FROM inbox.schema_version);
CREATE TABLE IF NOT EXISTS inbox.enquiries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  received_at timestamptz NOT NULL,
  address text NOT NULL,
  enquiry json NOT NULL
);
-- When an enquiry with this SHA-256 was last stored.
CREATE TABLE IF NOT EXISTS inbox.recent_enquiries (
  content bytea PRIMARY KEY,
  received_at timestamptz NOT NULL
);
CREATE TABLE IF NOT EXISTS inbox.subscribers (
  id bigint GENERATED ALWAYS AS IDENTITY,
  address text PRIMARY KEY,
  email text NOT NULL,
  subscribed_at timestamptz NOT NULL
);
-- Mails to the firm that no server has accepted yet, about an enquiry or a subscriber.
CREATE TABLE IF NOT EXISTS inbox.outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mail_id text NOT NULL UNIQUE,
  enquiry_id bigint REFERENCES inbox.enquiries ON DELETE CASCADE,
  address text REFERENCES inbox.subscribers ON DELETE CASCADE,
  mail json NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- None after the last try.
  try_at timestamptz
);
CREATE INDEX IF NOT EXISTS outbox_by_try ON inbox.outbox (try_at, id);`

/** Fails with the code {@link wrongVersion} unless the tables are those of this version. */
export const checkVersion = `SELECT 1 / (version = ${version})::int FROM inbox.schema_version`

/** PostgreSQL's for a division by zero. */
export const wrongVersion = '22012'
