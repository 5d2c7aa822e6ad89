import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, root, runSite, startSite } from '../../scripts/support/processes.ts'
import { startApiHost } from '../support/api-host.ts'
import { ada } from '../support/contact-form.ts'
import { expect, test } from '../support/test.ts'

const enquiry = new URLSearchParams({ form: 'contact', ...ada, agreed: 'on' })

async function exitOf(variables: Record<string, string>) {
  const { child, output } = runSite(variables)
  const [code] = await once(child, 'exit')
  return { code, output: output() }
}

const badVariables = [
  { variables: { PORT: 'http' }, says: ['PORT', 'whole number', '"http"', 'PORT=3000'] },
  { variables: { API_HOST: 'api.example.com' }, says: ['API_HOST', 'http or https', 'https://'] },
  { variables: { API_HOST: 'https://api.example.com/?a=b' }, says: ['API_HOST', 'no query'] },
  { variables: { API_TIMEOUT_MS: '5s' }, says: ['API_TIMEOUT_MS', '100 to 60000', '"5s"'] },
  { variables: { TRUSTED_PROXIES: '-1' }, says: ['TRUSTED_PROXIES', '0 to 10'] },
  { variables: { SUBMISSION_LIMIT: 'none' }, says: ['SUBMISSION_LIMIT', '0 to 10000'] },
]
for (const { variables, says } of badVariables) {
  test(`a start with ${JSON.stringify(variables)} stops and says what is wrong`, async () => {
    const { code, output } = await exitOf(variables)
    expect(code).toBe(1)
    for (const part of says) expect(output).toContain(part)
    expect(output).not.toContain('at ')
  })
}

test('a start with two bad variables names both', async () => {
  const { output } = await exitOf({ PORT: 'x', API_TIMEOUT_MS: '0' })
  expect(output).toContain('PORT')
  expect(output).toContain('API_TIMEOUT_MS')
})

test('a start with an inbox that cannot be opened stops and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'))
  const file = join(folder, 'inbox.sqlite')
  await writeFile(file, 'This is no database. '.repeat(100))
  const { code, output } = await exitOf({ PORT: String(await freePort()), INBOX_FILE: file })
  expect(code).toBe(1)
  expect(output).toContain('The inbox cannot be opened')
  expect(output).toContain('INBOX_FILE')
})

test('a start on a port that is taken stops and says so', async ({ site }) => {
  const { code, output } = await exitOf({
    PORT: new URL(site.url).port,
    HOST: '127.0.0.1',
    API_HOST: 'http://127.0.0.1:9',
  })
  expect(code).toBe(1)
  expect(output).toContain('cannot listen on port')
})

test('the API host may have a path prefix and a trailing slash', async ({ apiHost }) => {
  const site = await startSite({ API_HOST: `${apiHost.url}/v2/`, SUBMISSION_LIMIT: '0' })
  await fetch(`${site.url}/contact`, {
    method: 'POST',
    headers: { origin: site.url },
    body: enquiry,
  })
  await site.stop()
  expect((await apiHost.calls()).map((call) => call.path)).toEqual(['/v2/contact'])
})

test('SIGTERM lets a submission in flight finish, and takes no new ones', async ({ apiHost }) => {
  const site = await startSite({ API_HOST: apiHost.url, SUBMISSION_LIMIT: '0' })
  await apiHost.answer({ status: 200, body: '{"message":"In time."}', delayMs: 1000 })
  const answer = fetch(`${site.url}/contact`, {
    method: 'POST',
    headers: { origin: site.url },
    body: enquiry,
  })
  await expect.poll(async () => (await apiHost.calls()).length).toBe(1)
  const gone = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  await expect.poll(() => site.output()).toContain('"stopping"')
  await expect(fetch(site.url)).rejects.toThrow()

  expect(await (await answer).text()).toContain('In time.')
  expect(await gone).toEqual([0, null])
  expect(site.output()).toContain('"stopped"')
})

test('npm start hands SIGTERM on to the site', async ({ apiHost }) => {
  const port = await freePort()
  // Without the script before it, which would build the site once more.
  const npm = spawn('npm', ['start', '--ignore-scripts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', API_HOST: apiHost.url },
  })
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.status, String))
    .toBe(200)
  const gone = once(npm, 'exit')
  npm.kill('SIGTERM')
  await gone
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down')
})

test('the log has one line of JSON a submission, with nothing of what the visitor wrote', async () => {
  const host = await startApiHost()
  const site = await startSite({ API_HOST: host.url, SUBMISSION_LIMIT: '0' })
  await host.answer({ status: 500, body: '{"message":"Secret of the host."}' })
  await fetch(`${site.url}/contact`, {
    method: 'POST',
    headers: { origin: site.url },
    body: enquiry,
  })
  await site.stop()
  await host.stop()

  const lines = site.output().trim().split('\n')
  const submission = lines
    .map((line) => JSON.parse(line))
    .find((line) => line.event === 'submission')
  expect(submission).toMatchObject({ level: 'error', call: 'contact', outcome: 'failed' })
  expect(submission.reason).toBe('status 500')
  expect(submission.ms).toBeGreaterThanOrEqual(0)
  expect(submission.request).toMatch(/^[0-9a-f-]{36}$/)
  for (const secret of [...Object.values(ada), 'Ada', 'Secret of the host']) {
    expect(site.output()).not.toContain(secret)
  }
})

test.describe('a post that is not from this site’s own pages', () => {
  const refusals = {
    'from another origin': { origin: 'https://elsewhere.example' },
    'without a word of where it is from': {},
    'marked cross-site by the browser': { 'sec-fetch-site': 'cross-site' },
  }
  for (const [what, headers] of Object.entries(refusals)) {
    test(`${what} is refused, and nothing is sent`, async ({ site, apiHost }) => {
      const answer = await fetch(`${site.url}/contact`, { method: 'POST', headers, body: enquiry })
      expect(answer.status).toBe(403)
      expect(await apiHost.calls()).toEqual([])
    })
  }
})

test('a body over the limit is refused before it is read', async ({ site, apiHost }) => {
  const answer = await fetch(`${site.url}/contact`, {
    method: 'POST',
    headers: { origin: site.url },
    body: new URLSearchParams({ form: 'contact', ...ada, message: 'x'.repeat(40_000) }),
  })
  expect(answer.status).toBe(413)
  expect(await apiHost.calls()).toEqual([])
})

test('a post that is none of the forms is answered 400, and nothing is sent', async ({
  site,
  apiHost,
}) => {
  for (const [path, body] of [
    ['/contact', new URLSearchParams({ form: 'survey' })],
    ['/about', enquiry],
    ['/', new URLSearchParams({ newsletter: '' })],
  ] as const) {
    const answer = await fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { origin: site.url },
      body,
    })
    expect(answer.status).toBe(400)
  }
  expect(await apiHost.calls()).toEqual([])
})

test('what a visitor writes is never taken for the mark of a page that failed', async ({
  site,
}) => {
  const message = '<div data-page-failed=""> <!--$!-->'
  const answer = await fetch(`${site.url}/contact`, {
    method: 'POST',
    headers: { origin: site.url },
    body: new URLSearchParams({
      form: 'contact',
      ...ada,
      email: '',
      company: 'data-page-failed',
      message,
    }),
  })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('Missing Required Fields')
  expect(page).toContain('value="data-page-failed"')
})

test.describe('an address that sends too often', () => {
  const post = (site: string, forwardedFor?: string) =>
    fetch(`${site}/contact`, {
      method: 'POST',
      headers: { origin: site, ...(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}) },
      body: enquiry,
    })

  test('is told that nothing was sent, and the API host gets no more than the limit', async ({
    apiHost,
  }) => {
    const site = await startSite({ API_HOST: apiHost.url, SUBMISSION_LIMIT: '2' })
    const statuses: number[] = []
    // The header is the caller's own word while no proxy is trusted.
    for (const made of ['1.1.1.1', '2.2.2.2']) statuses.push((await post(site.url, made)).status)
    const held = await post(site.url, '3.3.3.3')
    await site.stop()

    expect(statuses).toEqual([200, 200])
    expect(held.status).toBe(429)
    const page = await held.text()
    expect(page).toContain('This was not sent')
    expect(page).toContain(ada.message)
    expect(await apiHost.calls()).toHaveLength(2)
  })

  test('behind a trusted proxy is told apart by what that proxy says', async ({ apiHost }) => {
    const site = await startSite({
      API_HOST: apiHost.url,
      SUBMISSION_LIMIT: '1',
      TRUSTED_PROXIES: '1',
    })
    const statuses: number[] = []
    for (const address of ['192.0.2.1', 'made-up, 192.0.2.1', '192.0.2.2']) {
      statuses.push((await post(site.url, address)).status)
    }
    await site.stop()
    expect(statuses).toEqual([200, 429, 200])
  })
})
