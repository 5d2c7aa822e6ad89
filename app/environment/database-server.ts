import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { decodeSafely, isLoopback } from './variables.ts'

export type DatabaseServer = {
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
  'must be postgres://user:password@host:5432/name, with special characters percent-encoded (@ is %40, # is %23), and may end in ?sslmode=disable|require|verify-ca|verify-full|no-verify&sslrootcert=FILE'

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
  const url = URL.parse(text)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !url.hostname || url.hash) return shape
  // Some providers write `channel_binding`. It protects connections whose certificate is not verified.
  const { sslmode, sslrootcert, channel_binding, ...others } = Object.fromEntries(url.searchParams)
  const [user, password, database] = [url.username, url.password, url.pathname.slice(1)].map(
    decodeSafely,
  )
  const isComplete = user && password !== undefined && database
  if (!isComplete || Object.keys(others).length > 0) return shape
  let ca: string | undefined
  try {
    if (sslrootcert) ca = readFileSync(sslrootcert, 'utf8')
  } catch (error) {
    return `has an sslrootcert that cannot be read (${error})`
  }
  const local = isLoopback(url)
  const ssl = readTls(sslmode ?? (local ? 'disable' : 'require'), ca)
  if (ssl === undefined) return shape
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return { host, port: Number(url.port || 5432), user, password, database, local, ssl }
}

/** Verifies with `require` too, which is what most providers write, and which alone would accept any server. */
function readTls(sslmode: string, ca: string | undefined): DatabaseServer['ssl'] | undefined {
  const verified = { rejectUnauthorized: true, ...(ca && { ca }) }
  if (sslmode === 'disable') return false
  if (sslmode === 'no-verify') return { rejectUnauthorized: false }
  if (sslmode === 'verify-ca') return { ...verified, checkServerIdentity: () => undefined }
  return ['require', 'verify-full'].includes(sslmode) ? verified : undefined
}
