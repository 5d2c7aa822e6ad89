import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, root, runSite, type Site } from '../../scripts/support/processes.ts'
import type { ApiHost } from '../fakes/api-host.ts'
import { runHost } from '../hosts/running-host.ts'
import { ada } from '../support/contact-form.ts'
import { enquiry, postForm, sameOrigin } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'

async function exitOf(variables: Record<string, string>) {
  const { child, output } = runSite(variables)
  const [code] = await once(child, 'exit')
  return { code, output: output() }
}

test('a start with bad variables names each of them, and stops', { tag: '@process' }, async ({
  preset,
}) => {
  const variables = { PORT: 'http', API_HOST: 'api.example.com', SUBMISSION_LIMIT: 'none' }
  const site = runHost(preset, variables)
  const [code] = await once(site.process, 'close')
  expect(code).toBe(1)
  expect(site.output()).toMatch(/PORT must be a whole number.*PORT=3000/)
  expect(site.output()).toMatch(/API_HOST must be an http or https address.*API_HOST=https:\/\//)
  expect(site.output()).toContain('SUBMISSION_LIMIT')
  expect(site.output()).not.toContain('at ')
})

test('a start with an inbox that cannot be opened says so, and stops', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'))
  const file = join(folder, 'inbox.sqlite')
  await writeFile(file, 'This is no database. '.repeat(100))
  const { code, output } = await exitOf({ PORT: '0', INBOX_FILE: file })
  await rm(folder, { recursive: true })
  expect(code).toBe(1)
  expect(output).toMatch(/The inbox cannot be opened.*INBOX_FILE/s)
})

test('a start on a port that is taken says so, and stops', async ({ site, apiHost }) => {
  const { port } = new URL(site.url)
  const { code, output } = await exitOf({ PORT: port, HOST: '127.0.0.1', API_HOST: apiHost.url })
  expect(code).toBe(1)
  expect(output).toContain('cannot listen on port')
})

test('the API host may have a path prefix and a trailing slash', async ({ start, apiHost }) => {
  const site = await start({ API_HOST: `${apiHost.url}/v2/` })
  await postForm(site, enquiry)
  expect((await apiHost.calls()).map((call) => call.path)).toEqual(['/v2/contact'])
})

/** Sends SIGTERM while the API host has not answered yet, and has it answer once the site is stopping. */
async function stopInFlight(site: Site, apiHost: ApiHost) {
  await apiHost.answer({ status: 200, body: '{"message":"In time."}', delayMs: 500 })
  const response = postForm(site, enquiry)
  await expect.poll(async () => (await apiHost.calls()).length).toBe(1)
  const stopped = site.stop('SIGTERM')
  await expect.poll(site.output).toContain('"stopping"')
  await expect(fetch(site.url)).rejects.toThrow()
  expect(await (await response).text()).toContain('In time.')
  await stopped
}

test('SIGTERM lets a submission in flight finish, and takes no new ones', {
  tag: '@process',
}, async ({ start, apiHost }) => {
  const site = await start({ API_HOST: apiHost.url })
  await stopInFlight(site, apiHost)
  expect(site.process.exitCode).toBe(0)
  expect(site.output()).toContain('"stopped"')
})

test('npm start hands SIGTERM on to the site', async ({ apiHost }) => {
  // Without the script before it, which would build the site once more.
  const npm = spawn('npm', ['start', '--ignore-scripts'], {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()), API_HOST: apiHost.url },
  })
  let output = ''
  npm.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  await expect.poll(() => output).toContain('"listening"')
  npm.kill('SIGTERM')
  // npm itself may be gone sooner.
  await once(npm, 'close')
  expect(output).toContain('"stopped"')
})

test('the log has one line of JSON a submission, with nothing of what the visitor wrote', async ({
  start,
  apiHost,
}) => {
  const site = await start({ API_HOST: apiHost.url })
  await apiHost.answer({ status: 500, body: '{"message":"Secret of the host."}' })
  await postForm(site, enquiry)
  const lines = site.output().trim().split('\n')
  const submissions = lines
    .map((line) => JSON.parse(line))
    .filter((line) => line.event === 'submission')
  expect(submissions).toEqual([
    expect.objectContaining({
      level: 'error',
      call: 'contact',
      outcome: 'failed',
      reason: 'status 500',
      ms: expect.any(Number),
      request: expect.stringMatching(/^[0-9a-f-]{36}$/),
    }),
  ])
  for (const secret of [...Object.values(ada), 'Secret of the host']) {
    expect(site.output()).not.toContain(secret)
  }
})

test('a cross-site post is refused (CSRF), and nothing is sent', { tag: '@host' }, async ({
  site,
  apiHost,
}) => {
  for (const headers of [
    { origin: 'https://elsewhere.example' },
    {},
    { 'sec-fetch-site': 'cross-site' },
  ]) {
    const { status } = await postForm(site, enquiry, { headers })
    expect(status, JSON.stringify(headers)).toBe(403)
  }
  expect(await apiHost.calls()).toEqual([])
})

test('a post that is none of the forms is answered 400, and nothing is sent', async ({
  site,
  apiHost,
}) => {
  for (const [path, fields] of [
    ['/contact', { form: 'survey' }],
    ['/about', enquiry],
    ['/', { newsletter: '' }],
  ] as const) {
    expect((await postForm(site, fields, { path })).status).toBe(400)
  }
  expect(await apiHost.calls()).toEqual([])
})

test('what a visitor writes is never taken for the mark of a page that failed', async ({
  site,
}) => {
  const response = await postForm(site, {
    ...enquiry,
    email: '',
    company: 'data-page-failed',
    message: '<div data-page-failed=""> <!--$!-->',
  })
  expect(response.status).toBe(422)
  const page = await response.text()
  expect(page).toContain('Missing Required Fields')
  expect(page).toContain('value="data-page-failed"')
})

test('the rate limit holds, whatever a forwarded header says while no proxy is trusted', {
  tag: '@host',
}, async ({ start, apiHost }) => {
  const site = await start({ API_HOST: apiHost.url, SUBMISSION_LIMIT: '2' })
  const statuses: number[] = []
  for (const made of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
    const headers = { ...sameOrigin(site), 'x-forwarded-for': made }
    statuses.push((await postForm(site, enquiry, { headers })).status)
  }
  expect(statuses).toEqual([200, 200, 429])
  expect(await apiHost.calls()).toHaveLength(2)
})

test('behind a trusted proxy the rate limit is kept by the address that the proxy saw', async ({
  start,
  apiHost,
}) => {
  const variables = { API_HOST: apiHost.url, SUBMISSION_LIMIT: '1', TRUSTED_PROXIES: '1' }
  const site = await start(variables)
  const statuses: number[] = []
  for (const address of ['192.0.2.1', 'made-up, 192.0.2.1', '192.0.2.2']) {
    const headers = { ...sameOrigin(site), 'x-forwarded-for': address }
    statuses.push((await postForm(site, enquiry, { headers })).status)
  }
  expect(statuses).toEqual([200, 429, 200])
})
