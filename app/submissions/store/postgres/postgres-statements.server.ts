import { duplicateMs, maxTries, retryDelayMs } from '../store.ts'

/** Whether a time is more than an hour from now. A clock that was set back leaves times that are yet to come. */
const isFar = (time: string) =>
  `${time} NOT BETWEEN now() - interval '${duplicateMs} ms' AND now() + interval '${duplicateMs} ms'`

/**
 * Adds an enquiry and the mail about it, unless it is identical to one within an hour. Hashes of other hours are deleted first,
 * because one of them could keep out an identical enquiry; the insert reads `forgotten` to come second. `now()` is the clock of
 * the database, which instances share. $1 is the time of an enquiry that is copied from another store.
 */
export const addEnquiry = `
WITH forgotten AS (
  DELETE FROM inbox.recent_enquiries WHERE ${isFar('received_at')} RETURNING 1
), fresh AS (
  INSERT INTO inbox.recent_enquiries (content, received_at)
  SELECT sha256(convert_to($3, 'UTF8')), coalesce($1, now()) FROM (SELECT count(*) FROM forgotten) AS first
  ON CONFLICT DO NOTHING RETURNING 1
), stored AS (
  INSERT INTO inbox.enquiries (received_at, address, enquiry)
  SELECT coalesce($1, now()), $2, $3::text::json WHERE EXISTS (SELECT FROM fresh) OR ${isFar('$1')} RETURNING id
)
INSERT INTO inbox.outbox (enquiry_id, try_at, mail_id, mail)
SELECT id, now(), $4, $5::text::json FROM stored WHERE $4::text IS NOT NULL`

export const addSubscriber = `
WITH stored AS (
  INSERT INTO inbox.subscribers (subscribed_at, address, email)
  VALUES (coalesce($1, now()), $2, $3) ON CONFLICT DO NOTHING RETURNING id
)
INSERT INTO inbox.outbox (address, try_at, mail_id, mail)
SELECT $2, now(), $4, $5::text::json FROM stored WHERE $4::text IS NOT NULL`

/**
 * Inserts the rows of an enquiry with the text $1 and of a signup, with ids that no entry has. The check then goes back to a
 * savepoint, and commits: so the tables had to grow, the disk had to take a commit, and a standby too.
 */
export const checkInserts = `
WITH key AS (SELECT gen_random_uuid()::text AS id), forgotten AS (
  DELETE FROM inbox.recent_enquiries WHERE received_at < '-infinity'
), fresh AS (
  INSERT INTO inbox.recent_enquiries (content, received_at)
  SELECT convert_to(id, 'UTF8'), now() FROM key ON CONFLICT DO NOTHING RETURNING 1
), stored AS (
  INSERT INTO inbox.enquiries (id, received_at, address, enquiry) OVERRIDING SYSTEM VALUE
  SELECT -1, now(), '', to_json($1::text) FROM fresh RETURNING id
), signup AS (
  INSERT INTO inbox.subscribers (id, subscribed_at, address, email) OVERRIDING SYSTEM VALUE
  SELECT -1, now(), id, '' FROM key ON CONFLICT DO NOTHING RETURNING id
)
INSERT INTO inbox.outbox (id, enquiry_id, mail_id, mail) OVERRIDING SYSTEM VALUE
SELECT -1, stored.id, key.id, '{}' FROM key, stored, signup`

/**
 * The version of the tables, and how many commits of this user wait for a standby. Such a commit keeps its connection until
 * the standby is back, and each further check would add one.
 */
export const readState = `
SELECT version, (
  SELECT count(*) FROM pg_stat_activity
  WHERE usename = current_user AND wait_event = 'SyncRep' AND query_start < now() - interval '1 s'
) AS waiting FROM inbox.schema_version`

export const deleteSender = `
WITH enquiry AS (
  DELETE FROM inbox.enquiries WHERE address = $1 AND $2 <> 'subscribers' RETURNING enquiry
), content AS (
  DELETE FROM inbox.recent_enquiries
  WHERE content IN (SELECT sha256(convert_to(enquiry::text, 'UTF8')) FROM enquiry)
), signup AS (
  DELETE FROM inbox.subscribers WHERE address = $1 AND $2 <> 'enquiries' RETURNING 1
)
SELECT (SELECT count(*) FROM enquiry) AS enquiries, (SELECT count(*) FROM signup) AS signups`

/** By the number of the try. From the fourth on they are all the same. */
const retryDelay = `(ARRAY[${[1, 2, 3, 4].map(retryDelayMs)}])[least(tries + 1, 4)] * interval '1 ms'`

export const takeMail = `
UPDATE inbox.outbox
SET tries = tries + 1, try_at = CASE WHEN tries + 1 < ${maxTries} THEN now() + ${retryDelay} END
WHERE id = (
  SELECT id FROM inbox.outbox WHERE try_at <= now() ORDER BY try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING id, mail::text, tries`

export const nextMail =
  'SELECT extract(epoch FROM min(try_at) - now()) * 1000 AS ms FROM inbox.outbox'

const afterPause = `now() + interval '${retryDelayMs(1)} ms'`

/** $1 is how many at most, so that a long outbox takes many short transactions. What another has locked is left out. */
export const retryMails = `
UPDATE inbox.outbox SET try_at = ${afterPause} WHERE id IN (
  SELECT id FROM inbox.outbox WHERE try_at IS NULL OR try_at > ${afterPause}
  ORDER BY try_at DESC, id DESC LIMIT $1 FOR UPDATE SKIP LOCKED
) RETURNING 1`
