import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copySources } from './support/build-copy.ts'
import { factsFile } from './support/owner-problems.ts'
import { root } from './support/processes.ts'

function checkLaunch(variables: Record<string, string>, folder = root): string {
  const { PATH } = process.env
  const command = [join(folder, 'scripts/check-launch.ts')]
  const { stdout } = spawnSync(process.execPath, command, {
    cwd: folder,
    env: { PATH, ...variables },
  })
  return stdout.toString()
}

const good = {
  API_HOST: '',
  INBOX_FILE: '',
  SMTP_URL: '',
  NOTIFY_TO: '',
  VITE_SITE_URL: 'https://www.quimby.test',
  VITE_SCHEDULING_URL: 'https://meet.quimby.test/firm',
}

test.each([
  ['VITE_SITE_URL', '', 'the public address of the site'],
  ['VITE_SITE_URL', 'https://www.example.com', 'is still the example'],
  ['VITE_SITE_URL', 'http://www.quimby.test', 'must begin with https'],
  ['VITE_SITE_URL', 'https://www.quimby.test/site', 'must be an origin, without a path'],
  ['VITE_SCHEDULING_URL', 'http://meet.quimby.test', 'must begin with https'],
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
  const withHost = checkLaunch({ ...good, API_HOST: 'https://api.example.com/' })
  expect(withHost).toMatch(/to the API host https:\/\/api\.example\.com, from any host/)
  expect(withHost).not.toContain('inbox')
})

test.each([
  [
    'in another encoding',
    (facts: string) => Buffer.from(`// é\n${facts}`, 'latin1'),
    '1 is not UTF-8',
  ],
  [
    "with a ' in a text",
    (facts: string) => `${facts} export const motto = 'Lynn's'`,
    'write ’ in place',
  ],
  [
    'without a section',
    (facts: string) => facts.replace(/export const securityReports.*/s, ''),
    'securityReports is missing',
  ],
  [
    'with a photograph that is none',
    (facts: string) =>
      facts
        .replace(/imageUrl: [^,]+/, "imageUrl: './notes.jpg'")
        .replace(/imageAlt: '[^']*'/, "imageAlt: 'Our team'"),
    'notes.jpg cannot be read as a photograph',
  ],
])('facts %s are listed', async (_, change, problem) => {
  using copy = mkdtempDisposableSync(join(tmpdir(), 'facts-'))
  await copySources(copy.path)
  const facts = join(copy.path, factsFile)
  writeFileSync(join(copy.path, 'app/content/notes.jpg'), 'Call Ms. Quimby')
  writeFileSync(facts, change(readFileSync(facts, 'utf8')))
  expect(checkLaunch(good, copy.path)).toContain(problem)
})

test('a byte order mark in .env is listed, because it hides variables', async () => {
  using copy = mkdtempDisposableSync(join(tmpdir(), 'dot-env-'))
  await copySources(copy.path)
  writeFileSync(join(copy.path, '.env'), '\ufeffPORT=4000')
  expect(checkLaunch(good, copy.path)).toContain('.env begins with a byte order mark')
})
