import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { decodeSafely, isLoopback } from './variables.ts'

export type DatabaseServer = {
  /** Its name or address, or the folder of its Unix socket. */
  host: string
  port: number
  user: string
  /** Empty if the server needs none. */
  password: string
  database: string
  /** Whether it is on this machine, so that TLS is not needed. */
  local: boolean
  /** `false` without TLS, otherwise how the server's certificate is verified. */
  ssl: false | { rejectUnauthorized: boolean; ca?: string; checkServerIdentity?: () => undefined }
}

const shape =
  'must be postgres://user:password@host:5432/name, with special characters percent-encoded (@ is %40, # is %23), or for a Unix socket postgres://user@/name?host=/var/run/postgresql, and may have ?sslmode=disable|require|verify-ca|verify-full|no-verify&sslrootcert=FILE'

/**
 * Parameters that providers and tools print, and that say nothing which the site does not decide itself. `channel_binding`
 * protects connections whose certificate is not verified, `prefer` and `allow` would use none that is.
 */
const ignored = new Set([
  ...['application_name', 'fallback_application_name', 'channel_binding', 'client_encoding'],
  ...['connect_timeout', 'connection_limit', 'gssencmode', 'keepalives', 'keepalives_idle'],
  ...['pgbouncer', 'pool_timeout', 'schema', 'supa', 'target_session_attrs', 'uselibpqcompat'],
])

/** The URL of a PostgreSQL database, as providers print it. Port and `sslmode` may be left out. */
export const databaseServer = v.pipe(
  v.string(),
  v.rawTransform<string, DatabaseServer>(({ dataset, addIssue, NEVER }) => {
    const server = readDatabaseServer(dataset.value)
    if (typeof server !== 'string') return server
    addIssue({ message: server })
    return NEVER
  }),
)

/** @returns what is wrong with the URL, if anything is */
function readDatabaseServer(text: string): DatabaseServer | string {
  // A URL has no user without a host. The one of a socket is in a parameter.
  const url = URL.parse(text.replace('@/', '@localhost/'))
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.hash) return shape
  const {
    sslmode = '',
    sslrootcert,
    host: socket,
    port = url.port,
    ...others
  } = Object.fromEntries(url.searchParams)
  const unknown = Object.keys(others).find((name) => !ignored.has(name))
  if (unknown) return `has a parameter that the site does not know: ${unknown}. Leave it out`
  const [user, password, database, name = ''] = [
    ...[url.username, url.password, url.pathname.slice(1)],
    ...[url.hostname.replace(/^\[(.*)\]$/, '$1')],
  ].map(decodeSafely)
  if (!user || password === undefined || !database) return shape
  const host = socket ?? name
  if (!host || host.includes(',')) return shape
  let ca: string | undefined
  try {
    if (sslrootcert) ca = readFileSync(sslrootcert, 'utf8')
  } catch (error) {
    return `has an sslrootcert that cannot be read (${error})`
  }
  const isSocket = host.startsWith('/')
  const local = isSocket || (socket === undefined && isLoopback(url))
  const mode = /^(prefer|allow)?$/.test(sslmode) ? (local ? 'disable' : 'require') : sslmode
  const ssl = isSocket ? false : readTls(mode, ca)
  if (ssl === undefined) return shape
  return { host, port: Number(port || 5432), user, password, database, local, ssl }
}

/** Verifies with `require` too, which is what most providers write, and which alone would accept any server. */
function readTls(sslmode: string, ca: string | undefined): DatabaseServer['ssl'] | undefined {
  const verified = { rejectUnauthorized: true, ...(ca && { ca }) }
  if (sslmode === 'disable') return false
  if (sslmode === 'no-verify') return { rejectUnauthorized: false }
  if (sslmode === 'verify-ca') return { ...verified, checkServerIdentity: () => undefined }
  return ['require', 'verify-full'].includes(sslmode) ? verified : undefined
}
