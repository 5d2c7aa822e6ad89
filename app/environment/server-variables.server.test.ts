import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkDotEnv, readEnv } from './server-variables.server'
import { ConfigurationError } from './variables'

test('variables that are not set, or set to nothing, have their defaults', () => {
  expect(readEnv({})).toEqual({
    PORT: 3000,
    API_TIMEOUT_MS: 10_000,
    INBOX_FILE: '.data/inbox.sqlite',
    TRUSTED_PROXIES: 0,
    SUBMISSION_LIMIT: 10,
  })
  expect(readEnv({ API_HOST: ' ', PORT: '' })).toEqual(readEnv({}))
})

test('an API host may have a path prefix, and loses its trailing slash', () => {
  for (const API_HOST of ['https://api.example.com/v2/', 'https://api.example.com/v2/?']) {
    expect(readEnv({ API_HOST }).API_HOST).toBe('https://api.example.com/v2')
  }
})

test.each([
  ['PORT', '70000', /PORT must be a whole number from 0 to 65535. It is 70000.*PORT=3000/],
  ['API_HOST', 'ftp://x', /API_HOST must be an http or https address.*"ftp:\/\/x"/],
  ['API_HOST', 'https://api.example.com/?a=b', /API_HOST must have no query/],
  ['API_HOST', 'https://:pw@api.example.com', /API_HOST must have no query/],
  ['INBOX_FILE', '"a.sqlite"', /INBOX_FILE must be without quotes. It is ".*a.sqlite.*Example/],
  ['SMTP_URL', '‘smtp://me:cret@localhost’', /SMTP_URL must be without quotes\. Example/],
  ['INBOX_FILE', '~/inbox.sqlite', /INBOX_FILE must be a whole path: nothing here replaces ~/],
  [
    'DATABASE_URL',
    'postgres://me:cret@db/x?sslrootcert=gone',
    /DATABASE_URL has an sslrootcert that/,
  ],
  ['API_TIMEOUT_MS', '5s', /API_TIMEOUT_MS must be.* from 100 to 60000. It is "5s"/],
  ['TRUSTED_PROXIES', '-1', /TRUSTED_PROXIES must be.* from 0 to 10/],
  ['NOTIFY_TO', 'office@example.com', /SMTP_URL is not set/],
  ['SMTP_URL', 'smtp://localhost', /NOTIFY_TO is not set/],
  ['NOTIFY_TO', 'a@b.co, c@d.co', /NOTIFY_TO must be one email address/],
])('alone, %s cannot be %s', (name, value, message) => {
  expect(() => readEnv({ [name]: value })).toThrow(message)
  expect(() => readEnv({ [name]: value })).toThrow(ConfigurationError)
  expect(() => readEnv({ [name]: value })).not.toThrow(':pw@')
})

const NOTIFY_TO = 'office@example.com'

test.each([
  ['smtp://key:secret@smtp.example.com?from=a@b.co', { local: false, from: 'a@b.co' }],
  ['smtp://localhost:25', { url: 'smtp://localhost:25', local: true, from: undefined }],
  ['smtp://127.0.0.1.example.com', { local: false }],
  ['smtps://site%40example.com:p%40ss@smtp.example.com', { from: 'site@example.com' }],
])('%s is a mail server', (SMTP_URL, server) => {
  expect(readEnv({ SMTP_URL, NOTIFY_TO }).SMTP_URL).toMatchObject(server)
})

test.each([
  'https://smtp.example.com',
  'smtp.example.com:587',
  'smtps://site:se/cret@smtp.example.com',
  'smtps://site:se%cret@smtp.example.com',
  'smtps://site@smtp.example.com',
  'smtps://smtp.example.com/?form=a@b.co',
])('%s is no mail server, and the message tells no password', (SMTP_URL) => {
  const read = () => readEnv({ SMTP_URL, NOTIFY_TO })
  expect(read).toThrow(/SMTP_URL must be smtps:.*Example: SMTP_URL=/)
  expect(read).not.toThrow(/cret/)
})

const db = { port: 5432, user: 'site', password: 'p@ss', database: 'site', local: false }
const verified = { rejectUnauthorized: true }

test.each([
  ['postgres://site:p%40ss@db.example.com/site', { host: 'db.example.com', ssl: verified }],
  ['postgresql://site:p%40ss@db/site?sslmode=require', { host: 'db', ssl: verified }],
  ['postgres://site:p%40ss@db/site?sslmode=disable', { host: 'db', ssl: false }],
  ['postgres://site:p%40ss@localhost/site?sslmode=verify-full', { local: true, ssl: verified }],
  ['postgres://site@127.0.0.1:6543/site', { local: true, port: 6543, password: '' }],
  ['postgres://site:p%40ss@db/site?sslmode=prefer', { ssl: verified }],
  [
    'postgres://site:p%40ss@db/site?pgbouncer=true&supa=x&connect_timeout=9&application_name=y&schema=public&channel_binding=require',
    { ssl: verified },
  ],
  ['postgres://site:p%40ss@%2Frun%2Fpg/site', { host: '/run/pg', local: true, ssl: false }],
  ['postgres://site:p%40ss@/site?host=/run/pg', { host: '/run/pg', local: true, ssl: false }],
])('%s is a database', (DATABASE_URL, server) => {
  expect(readEnv({ DATABASE_URL }).DATABASE_URL).toMatchObject({ ...db, ...server })
  expect(readEnv({ DATABASE_URL, NOTIFY_TO }).NOTIFY_TO, 'its mails are sent elsewhere').toBe(
    NOTIFY_TO,
  )
})

test.each([
  'mysql://site:cret@db/site',
  'site:cret@db/site',
  'postgres://site:cret@db',
  'postgres://site:se%cret@db/site',
  'postgres://site:se/cret@db/site',
  'postgres:///site?host=/tmp',
  'postgres://site:cret@a,b/site',
])('%s is no database, and the message tells no password', (DATABASE_URL) => {
  const read = () => readEnv({ DATABASE_URL })
  expect(read).toThrow(/DATABASE_URL must be postgres:.*Example: DATABASE_URL=/)
  expect(read).not.toThrow(/cret/)
})

test('a parameter that a database would have to understand is refused by its name', () => {
  const read = () => readEnv({ DATABASE_URL: 'postgres://site:cret@db/site?options=-csearch_path' })
  expect(read).toThrow(/DATABASE_URL has a parameter that the site does not know: options\./)
  expect(read).not.toThrow(/cret/)
})

/** Checks a `.env` of this text. */
function check(text: string) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'variables-'))
  writeFileSync(join(folder.path, '.env'), text)
  const before = process.cwd()
  try {
    process.chdir(folder.path)
    checkDotEnv()
  } finally {
    process.chdir(before)
  }
}

test.each([
  ['VITE_SCHEDULING_URL=https://example.com/v2/#book', /line 1: VITE_SCHEDULING_URL .* quotes/],
  ['\n export  INBOX_FILE = /srv/#1/inbox # mine', /line 2: INBOX_FILE would end before its #/],
  ["VITE_SCHEDULING_URL='https://example.com/$HOME'", /line 1: VITE_SCHEDULING_URL .* \\\$ in/],
  [`VITE_SITE_URL=https://$\{NAME}.example`, /line 1: VITE_SITE_URL has a \$/],
  ['\ufeffPORT=1', /byte order mark/],
])('.env cannot have the line %j', (text, message) => {
  expect(() => check(text)).toThrow(message)
})

test('.env may have comments, quoted #, escaped $, and the $ of a password', () => {
  check(`# a#b $c
PORT=3000 # not 3000#
HOST=# all
VITE_SCHEDULING_URL='https://example.com/v2/#book' # a#b
VITE_SITE_URL=https://example.com/\\$HOME # not $HOME
DATABASE_URL=postgres://site:pa$word@localhost/site`)
})
