import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, startSite } from '../../scripts/support/processes.ts'
import { startApiHost } from '../support/api-host.ts'
import { ada } from '../support/contact-form.ts'
import { call, functionAddresses } from '../support/server-functions.ts'
import { expect, test } from '../support/test.ts'

const folder = join(root, '.output/public')
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)

/** What a visitor types; each in no page or file of the site by itself. */
const typed = { ...ada, lastName: 'Quillfeather', company: 'Quillfeather and Daughters' }
const enquiry = new URLSearchParams({ form: 'contact', ...typed, agreed: 'on' })

test('nothing served, and nothing logged, tells what only the server may know', async () => {
  const secret = 'correct-horse-battery-staple'
  const host = await startApiHost()
  const site = await startSite({
    API_HOST: `${host.url}/inner`,
    SUBMISSION_LIMIT: '1',
    API_KEY: secret,
  })
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${path}`, { method: 'POST', headers: { origin: site.url, ...headers }, body })
  const calls = functionAddresses().flatMap((address) => [
    () => call(site.url, address, '{"t":'),
    () => call(site.url, address, '{"t":99}'),
    () => call(site.url, address, '{"t":{"t":0,"s":1},"f":63,"m":[]}'),
  ])
  const failures: (() => Promise<Response>)[] = [
    () => fetch(`${site.url}/no-such-page`),
    () => fetch(`${site.url}/%ff`),
    () => fetch(`${site.url}/.env`),
    () => fetch(`${site.url}/..%2f..%2fpackage.json`),
    () => fetch(`${site.url}/assets/..%2f..%2fserver/index.mjs`),
    () => post('/contact', new URLSearchParams({ form: 'contact', lastName: typed.lastName })),
    () => post('/contact', enquiry),
    () => post('/contact', enquiry),
    () => post('/contact', enquiry, { origin: 'https://elsewhere.example' }),
    () => post('/contact', JSON.stringify(typed)),
    () => post('/about', enquiry),
    () => call(site.url, '/_serverFn/no-such-function', '{}'),
    ...calls,
  ]
  await host.answer({ status: 500, body: '<p>Stack of the host</p>' })
  const answers: { what: string; text: string }[] = []
  for (const [index, ask] of failures.entries()) {
    const answer = await ask()
    answers.push({ what: `failure ${index}`, text: await told(answer) })
  }
  // As a browser is served: compressed where there is a compressed file.
  for (const path of files) {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const answer = await fetch(`${site.url}${path}`, { headers: { 'accept-encoding': encoding } })
      expect(answer.status, path).toBe(200)
      answers.push({ what: `${path} (${encoding})`, text: await told(answer) })
    }
  }
  await site.stop()
  await host.stop()

  const telling = [
    host.url,
    new URL(host.url).host,
    secret,
    root,
    'Stack of the host',
    'API_HOST',
    'API_KEY',
    'INBOX_FILE',
    'TRUSTED_PROXIES',
    'node:sqlite',
    'DatabaseSync',
    'node_modules',
    'sourceMappingURL',
  ]
  const stackLine = /\n\s+at .*:\d+:\d+/
  // What the search has to find if it is to find anything.
  expect(answers.filter(({ text }) => text.includes('Schedule Consultation'))).not.toEqual([])
  for (const { what, text } of answers) {
    expect(
      telling.filter((part) => text.includes(part)),
      what,
    ).toEqual([])
    expect(text, what).not.toMatch(stackLine)
  }
  expect(files.filter((path) => path.endsWith('.map'))).toEqual([])

  const lines = site.output().trim().split('\n')
  const events = lines.map((line): { event: string } => JSON.parse(line))
  expect(events.map(({ event }) => event)).toContain('submission')
  for (const word of [...Object.values(typed), 'Quillfeather', secret]) {
    expect(site.output()).not.toContain(word)
  }
})

/** All that an answer says: its status line, its headers and its body. */
async function told(answer: Response): Promise<string> {
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`)
  return [answer.statusText, ...headers, await answer.text()].join('\n')
}
