import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from './support/processes.ts'

function checkLaunch(variables: Record<string, string>): string {
  const { PATH } = process.env
  const command = [`${root}scripts/check-launch.ts`]
  const { stdout } = spawnSync(process.execPath, command, { env: { PATH, ...variables } })
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
