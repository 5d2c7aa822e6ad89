import pg from 'pg'
import type { DatabaseServer } from '../../../environment/database-server.ts'
import { wrongVersion } from './postgres-tables.server.ts'

const prepare = 'npm run inbox -- --prepare, with the DATABASE_URL of their owner'

/** What to do, by SQLSTATE, by the code of a network error, or by the words of the driver. */
const advice: readonly [said: RegExp, todo: string][] = [
  [/^28/, 'The user name or the password in DATABASE_URL is wrong'],
  [/^3D000/, 'There is no such database; create it'],
  [
    /^42501/,
    `The user may not do this; make the tables by ${prepare}, and give it the privileges that the documentation lists`,
  ],
  [/^42P01/, `There are no tables; a start of the site makes them, or ${prepare}`],
  [/^25006|^0A000/, 'The server is read-only, like a replica; name the one that can be written'],
  [/^53300/, 'The server has no free connection; allow more, or put a pooler in front'],
  [/^53|^58/, 'The server has no room on its disk or no memory'],
  [
    /^57014|^55P03|timeout/i,
    'The answer took too long; something may hold a lock, or the server or the network is overloaded',
  ],
  [
    new RegExp(`^${wrongVersion}`),
    `The tables are of another version of this site; run that version, or bring them up by ${prepare}`,
  ],
  [/older tables/, `Bring them up by a restart of the site, or ${prepare}`],
  [/newer version|another version/, 'Run that version, or name another database'],
  [
    /standby/,
    'Bring the standby back, or change synchronous_standby_names; until then nothing can be committed',
  ],
  [
    /CERT|certificate|ALTNAME|SELF_SIGNED/i,
    'The certificate of the server is not trusted; sslrootcert=FILE in DATABASE_URL names the authority',
  ],
  [/SSL|TLS/i, 'The server has no TLS; sslmode=disable in DATABASE_URL does without it'],
]
const otherwise = 'The database must be reachable from here, and its log may say more'

export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/**
 * Says what is wrong with the database and what to do about it, for the operator of the site. Of the server's error it has
 * only the code, because its words may quote what a visitor wrote.
 */
export function describePostgresError({ host, port, database }: DatabaseServer, error: unknown) {
  const fromServer = error instanceof pg.DatabaseError
  const said = [errorCode(error), fromServer ? '' : String(error)].filter(Boolean).join(' ')
  const [, todo = otherwise] = advice.find(([pattern]) => pattern.test(said)) ?? []
  const what = fromServer ? `PostgreSQL answered ${said}` : said
  return `${what}. ${todo}. DATABASE_URL names ${database} at ${host}:${port}`
}

/** Whether the transaction was rolled back for the sake of another one, so that it may succeed the next time. */
export function isRolledBack(error: unknown): boolean {
  return /^(40001|40P01|23505|42P0[67])$/.test(errorCode(error))
}

/**
 * Whether another connection, or the same a moment later, may succeed: it was lost or refused, took too long, or leads to a
 * server that is starting, full, or now a replica, as after a failover. What was sent may be committed nevertheless.
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError))
    return !/CERT|ALTNAME|SSL|TLS|version|tables|standby/i.test(String(error))
  return /^(08|0A000|25006|53300|55P03|57)/.test(errorCode(error))
}
