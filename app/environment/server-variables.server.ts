import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { databaseServer } from './database-server.ts'
import { mailAddress, mailServer } from './mail-server.ts'
import { ConfigurationError, readVariables, webAddress } from './variables.ts'

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}

/** The variables that are read while the site runs. `.env.example` explains them. */
const envSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.string()),
  API_HOST: v.optional(
    v.pipe(
      webAddress,
      v.check((text) => {
        const { search, hash, username, password } = new URL(text)
        return search + hash + username + password === ''
      }, 'must have no query, fragment, user name or password'),
      v.transform((text) => {
        const { origin, pathname } = new URL(text)
        return (origin + pathname).replace(/\/+$/, '')
      }),
    ),
  ),
  API_TIMEOUT_MS: v.optional(wholeNumber(100, 60_000), '10000'),
  DATABASE_URL: v.optional(databaseServer),
  INBOX_FILE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[^~]/, 'must be a whole path: nothing here replaces ~ by your home folder'),
    ),
    '.data/inbox.sqlite',
  ),
  SMTP_URL: v.optional(mailServer),
  NOTIFY_TO: v.optional(mailAddress),
  TRUSTED_PROXIES: v.optional(wholeNumber(0, 10), '0'),
  SUBMISSION_LIMIT: v.optional(wholeNumber(0, 10_000), '10'),
})

export type Env = v.InferOutput<typeof envSchema>

const examples = {
  PORT: '3000',
  HOST: '127.0.0.1',
  API_HOST: 'https://api.example.com',
  API_TIMEOUT_MS: '10000',
  DATABASE_URL: 'postgres://website:password@db.example.com/website?sslmode=require',
  INBOX_FILE: '.data/inbox.sqlite',
  SMTP_URL: 'smtps://website%40example.com:password@smtp.example.com',
  NOTIFY_TO: 'office@example.com',
  TRUSTED_PROXIES: '1',
  SUBMISSION_LIMIT: '10',
}

/** @throws {ConfigurationError} */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const env = readVariables(envSchema, examples, source)
  const { DATABASE_URL, SMTP_URL, NOTIFY_TO } = env
  // Mails in a database can be sent from elsewhere (`npm run inbox -- --send-mail`).
  const isSentElsewhere = DATABASE_URL && NOTIFY_TO
  if ((SMTP_URL === undefined) !== (NOTIFY_TO === undefined) && !isSentElsewhere) {
    const missing = SMTP_URL === undefined ? 'SMTP_URL' : 'NOTIFY_TO'
    throw new ConfigurationError(
      `SMTP_URL and NOTIFY_TO must be set together. ${missing} is not set. Example: ${missing}=${examples[missing]}`,
    )
  }
  return env
}

/** The API host and its deadline, if there is one. */
export function apiHostSettings({ API_HOST: url, API_TIMEOUT_MS: timeoutMs }: Env) {
  return url === undefined ? undefined : { url, timeoutMs }
}

/** The mail server, and the firm's address for mails about new entries of the inbox, if both are set. */
export function mailSettings({ SMTP_URL: server, NOTIFY_TO: to }: Env) {
  return server && to ? { server, to } : undefined
}

/**
 * {@link readEnv} for a host that keeps no files. It needs a database or an API host, and ignores the variables of the
 * server and the embedded inbox.
 *
 * @throws {ConfigurationError}
 */
export function readFunctionEnv(): Env {
  const ignored = { PORT: '', HOST: '', INBOX_FILE: '' }
  const env = readEnv({ ...process.env, ...ignored })
  if (env.API_HOST === undefined && env.DATABASE_URL === undefined) {
    throw new ConfigurationError(
      `DATABASE_URL or API_HOST must be set: this host keeps no files, so the site has no inbox of its own. Neither is set. Example: DATABASE_URL=${examples.DATABASE_URL}`,
    )
  }
  return env
}

/**
 * Reads `.env` in the working directory, if there is one. Variables that are already set win.
 *
 * @throws {ConfigurationError}
 */
export function loadDotEnv(): void {
  checkDotEnv()
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** Lines of `.env` with a value that Node or Vite would read differently from how it looks. */
const misread: [line: RegExp, why: string][] = [
  [
    /^\s*(?:export\s+)?(\w+)\s*=\s*[^\s'"`#](?:[^#]*[^\s#])?#/,
    'would end before its #. Put the value in single quotes',
  ],
  [
    /^\s*(?:export\s+)?(VITE_\w+)\s*=.*(?<!\\)\$[a-z_{]/i,
    'has a $ with a name, which would be replaced by a variable. Write \\$ in place of $',
  ],
]

/**
 * @throws {ConfigurationError} if `.env` cannot be read, or begins with a byte order mark, with which Node and Vite miss
 *   variables silently, or has a value that they would misread
 */
export function checkDotEnv(): void {
  if (!existsSync('.env')) return
  let text: string
  try {
    text = readFileSync('.env', 'latin1')
  } catch (error) {
    throw new ConfigurationError(
      `.env cannot be read: ${error}. Make it a file that this account can read.`,
    )
  }
  if (/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/.test(text)) {
    throw new ConfigurationError(
      '.env begins with a byte order mark (BOM), so its variables cannot be read. Save it as UTF-8 without BOM.',
    )
  }
  for (const [index, line] of text.split('\n').entries()) {
    for (const [pattern, why] of misread) {
      const [, name] = pattern.exec(line) ?? []
      if (name) throw new ConfigurationError(`.env, line ${index + 1}: ${name} ${why}.`)
    }
  }
}
