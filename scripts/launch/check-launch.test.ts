import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as firmFacts from '../../app/content/firm.ts'
import { copySources } from '../support/build-copy.ts'
import { factsFile } from '../support/firm-facts.ts'
import { checkLaunch } from './check-launch.ts'

const good = {
  VITE_SITE_URL: 'https://www.quimby.test',
  VITE_SCHEDULING_URL: 'https://meet.quimby.test/firm',
}
const found = { facts: firmFacts, errors: [], examples: [], empty: ['ceo.credentials'] }
const daysBeforeExpiry = (days: number) =>
  new Date(Date.parse(firmFacts.securityReports.expires) - days * 86_400_000)

function check(variables: Record<string, string> = {}, facts: object = {}) {
  const changed = Object.assign({}, firmFacts, facts)
  const set = { ...good, ...variables }
  const { missing, notes } = checkLaunch({ ...found, facts: changed }, set, daysBeforeExpiry(100))
  return { missing: Object.values(missing).flat(), notes: Object.values(notes).flat().join('\n') }
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
  const { missing } = check({ [name]: value })
  expect(missing).toEqual([expect.stringMatching(new RegExp(`${name}:? ${problem}`))])
})

test('what is in order is not listed, and enquiries go to the inbox or to the API host', () => {
  expect(check().missing).toEqual([])
  const withInbox = check().notes
  expect(withInbox).toMatch(/into the file \.data\/inbox\.sqlite, on Node, Deno, and Bun/)
  expect(withInbox).toContain('No mail tells the firm of them')
  expect(withInbox).toMatch(/Not on Cloudflare Workers, AWS Lambda, Vercel, and Netlify/)
  const mail = { SMTP_URL: 'smtp://localhost', NOTIFY_TO: 'office@example.com' }
  expect(check(mail).notes).toContain('A mail about each goes to office@example')
  const withDatabase = check({ DATABASE_URL: 'postgres://me:cret@db.test/site' })
  expect(withDatabase.notes).toMatch(/into PostgreSQL, site at db\.test, from any host/)
  const withHost = check({ API_HOST: 'https://api.example.com/' }).notes
  expect(withHost).toMatch(/to the API host https:\/\/api\.example\.com, from any host/)
  expect(withHost).not.toContain('inbox')
})

test('in other cities, the drawings that name places are missing, and the words about them', () => {
  const offices = firmFacts.offices.map((office) => ({ ...office, city: 'Worcester' }))
  const { missing } = check({}, { offices })
  for (const drawing of ['coast-chart', 'office-map', 'postmark', 'page-table'])
    expect(missing).toContainEqual(expect.stringContaining(drawing))
})

test('the years and dates on the pages are listed, those of the specification too', () => {
  const { notes } = check({}, { firm: { ...firmFacts.firm, founded: '1987' } })
  for (const date of ['1987', '2025', 'May 10th, 2024', 'Jan 6, 2025'])
    expect(notes).toContain(date)
})

test('a fact that is empty is no obstacle', () => {
  expect(check().notes).toContain('ceo.credentials')
  expect(check().missing).not.toContain('ceo.credentials')
})

test('a date is to be renewed when it is near', () => {
  const { missing } = checkLaunch(found, good, daysBeforeExpiry(10))
  expect(missing['Dates to renew']).toHaveLength(1)
})

test('npm run check:launch lists what is missing, and reads the files', async () => {
  using copy = mkdtempDisposableSync(join(tmpdir(), 'launch-'))
  await copySources(copy.path)
  const file = join(copy.path, factsFile)
  const facts = readFileSync(file, 'utf8')
  // A sign that no font of the site has, and a name that is not in the pictures.
  writeFileSync(file, facts.replace(/(trade|name): (['"])/g, '$1: $2☂ '))
  // The mark would hide the first variable.
  writeFileSync(join(copy.path, '.env'), '\ufeffPORT=4000')
  const env = { PATH: process.env.PATH, ...good }
  const command = [join(copy.path, 'scripts/check-launch.ts')]
  const options = { cwd: copy.path, env, encoding: 'utf8' } as const
  const { status, stdout } = spawnSync(process.execPath, command, options)
  for (const line of [
    '.env begins with a byte order mark',
    'Run `npm run pictures`',
    'app/content/firm.ts: ☂',
    'Not ready to launch.',
  ])
    expect(stdout).toContain(line)
  expect(status).toBe(1)
})
