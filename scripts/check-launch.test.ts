import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copySources } from './support/build-copy.ts'
import { factsFile } from './support/firm-facts.ts'
import { root } from './support/processes.ts'

function checkLaunch(variables: Record<string, string>, folder = root): string {
  const env = { PATH: process.env.PATH, ...variables }
  const command = [join(folder, 'scripts/check-launch.ts')]
  return spawnSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' }).stdout
}

const good = {
  API_HOST: '',
  DATABASE_URL: '',
  INBOX_FILE: '',
  SMTP_URL: '',
  NOTIFY_TO: '',
  VITE_SITE_URL: 'https://www.quimby.test',
  VITE_SCHEDULING_URL: 'https://meet.quimby.test/firm',
}

test.each([
  ['VITE_SITE_URL', '', 'the public address of the site'],
  ['VITE_SITE_URL', 'https://www.example.com', 'is still the example'],
  ['VITE_SITE_URL', 'https://www,quimby.test', 'must be a public address'],
  ['VITE_SITE_URL', 'http://www.quimby.test', 'must begin with https'],
  ['VITE_SITE_URL', 'https://www.quimby.test/site', 'must be an origin, without a path'],
  ['VITE_SCHEDULING_URL', 'http://meet.quimby.test', 'must begin with https'],
  ['API_HOST', 'http://api.quimby.test', 'must begin with https'],
  ['DATABASE_URL', 'postgres://me:cret@db/site?sslmode=disable', 'must not have sslmode=disable'],
  ['SMTP_URL', 'smtp://localhost', 'and NOTIFY_TO must be set together'],
])('before launch %s cannot be "%s"', (name, value, problem) => {
  expect(checkLaunch({ ...good, [name]: value })).toMatch(new RegExp(`${name}:? ${problem}`))
})

test('what is in order is not listed, and enquiries go to the inbox or to the API host', () => {
  const withInbox = checkLaunch(good)
  expect(withInbox).not.toContain('VITE_')
  expect(withInbox).toMatch(/into the file \.data\/inbox\.sqlite, on Node, Deno, and Bun/)
  expect(withInbox).toContain('No mail tells the firm of them')
  const mail = { SMTP_URL: 'smtp://localhost', NOTIFY_TO: 'office@example.com' }
  expect(checkLaunch({ ...good, ...mail })).toContain('A mail about each goes to office@example')
  expect(withInbox).toMatch(/Not on Cloudflare Workers, AWS Lambda, Vercel, and Netlify/)
  const withDatabase = checkLaunch({ ...good, DATABASE_URL: 'postgres://me:cret@db.test/site' })
  expect(withDatabase).toMatch(/into PostgreSQL, site at db\.test, from any host/)
  const withHost = checkLaunch({ ...good, API_HOST: 'https://api.example.com/' })
  expect(withHost).toMatch(/to the API host https:\/\/api\.example\.com, from any host/)
  expect(withHost).not.toContain('inbox')
})

type Change = (facts: string) => string | Buffer

const takesNotesForPhotograph: Change = (facts) =>
  facts
    .replace(/imageUrl: [^,]+/, "imageUrl: './notes.jpg'")
    .replace(/imageAlt: '[^']*'/, "imageAlt: 'Our team'")

test.each<[line: string, change: Change]>([
  ['1 is not UTF-8', (facts) => Buffer.from(`// é\n${facts}`, 'latin1')],
  ['write ’ in place', (facts) => `${facts} export const motto = 'Lynn's'`],
  ['securityReports is missing', (facts) => facts.replace(/export const securityReports.*/s, '')],
  ['notes.jpg cannot be read as a photograph', takesNotesForPhotograph],
  ['Run `npm run pictures`', (facts) => facts.replace(/name: ['"]/, '$&New ')],
  ['app/content/firm.ts: → ☂', (facts) => facts.replace(/trade: ['"]/, '$&→ ☂ ')],
  // It would hide the first variable.
  ['.env begins with a byte order mark', (facts) => facts],
])('a copy with mistakes in its files: %s', async (line, change) => {
  using copy = mkdtempDisposableSync(join(tmpdir(), 'launch-'))
  await copySources(copy.path)
  const facts = join(copy.path, factsFile)
  writeFileSync(facts, change(readFileSync(facts, 'utf8')))
  writeFileSync(join(copy.path, 'app/content/notes.jpg'), 'Call Ms. Quimby')
  writeFileSync(join(copy.path, '.env'), '\ufeffPORT=4000')
  expect(checkLaunch(good, copy.path)).toContain(line)
})
