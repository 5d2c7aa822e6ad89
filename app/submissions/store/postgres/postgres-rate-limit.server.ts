import type { SubmissionCount } from '../store.ts'
import type { PostgresConnection } from './postgres-connection.server.ts'

const hasEnded = "counted.started_at <= now() - $5 * interval '1 ms'"

/** Counts for one sender, from the first submission of a window on. */
const count = (sender: string, from = '') => `
  INSERT INTO inbox.submission_counts AS counted (sender, started_at, count)
  SELECT ${sender}::bytea, now(), 1 ${from}
  ON CONFLICT (sender) DO UPDATE SET
    count = CASE WHEN ${hasEnded} THEN 1 ELSE counted.count + 1 END,
    started_at = CASE WHEN ${hasEnded} THEN now() ELSE counted.started_at END
  RETURNING count, started_at`

const countBoth = `
WITH forgotten AS (
  DELETE FROM inbox.submission_counts WHERE sender IN (
    SELECT sender FROM inbox.submission_counts AS counted
    WHERE ${hasEnded} AND sender NOT IN ($1, $2) FOR UPDATE SKIP LOCKED
  )
), address AS (${count('$1')}
), network AS (${count('$2', 'FROM address WHERE address.count <= $3')}
), refused AS (
  SELECT * FROM address WHERE count > $3 UNION ALL SELECT * FROM network WHERE count > $4
)
SELECT coalesce(max($5 - extract(epoch FROM now() - started_at) * 1000), 0) AS ms FROM refused`

/** {@link Store.countSubmission} */
export async function countSubmission(
  connection: PostgresConnection,
  { address, network, limit, networkLimit, windowMs }: SubmissionCount,
): Promise<number> {
  const values = [address, network, limit, networkLimit, windowMs]
  const [row] = await connection.run(countBoth, values)
  return Number(row?.ms)
}
