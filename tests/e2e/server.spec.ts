import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort, root } from '../../scripts/support/processes.ts'
import { later, withMessage } from '../fakes/api-host.ts'
import { runHost } from '../hosts/running-host.ts'
import { ada } from '../support/contact-form.ts'
import { enquiry, postForm, sameOrigin, submissionsIn } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'

test('a start with bad variables names each of them, and stops', { tag: '@process' }, async ({
  preset,
}) => {
  const variables = { PORT: 'http', API_HOST: 'api.example.com', SUBMISSION_LIMIT: 'none' }
  const site = runHost(preset, variables)
  expect(await once(site.process, 'close')).toEqual([1, null])
  expect(site.output()).toMatch(/PORT must be a whole number.*PORT=3000/)
  expect(site.output()).toMatch(/API_HOST must be an http or https address.*API_HOST=https:\/\//)
  expect(site.output()).toContain('SUBMISSION_LIMIT')
  expect(site.output()).not.toContain('at ')
})

test('a start on a port that is taken says so, and stops', async ({ site, apiHost, preset }) => {
  const { port, hostname } = new URL(site.url)
  const second = runHost(preset, { PORT: port, HOST: hostname, API_HOST: apiHost.url })
  expect(await once(second.process, 'close')).toEqual([1, null])
  expect(second.output()).toContain('cannot listen on port')
})

test('the API host may have a path prefix and a trailing slash', async ({ start, apiHost }) => {
  const site = await start({ API_HOST: `${apiHost.url}/v2/` })
  await postForm(site, enquiry)
  expect(apiHost.calls()).toMatchObject([{ path: '/v2/contact' }])
})

test('SIGTERM lets a submission in flight finish, and takes no new ones', {
  tag: '@process',
}, async ({ start, apiHost }) => {
  const site = await start({ API_HOST: apiHost.url })
  apiHost.answer(later(500, withMessage(200, 'In time.')))
  const response = postForm(site, enquiry)
  await expect.poll(() => apiHost.calls().length).toBe(1)
  const stopped = site.stop('SIGTERM')
  await expect.poll(site.output).toContain('"stopping"')
  await expect(fetch(site.url)).rejects.toThrow()
  expect(await (await response).text()).toContain('In time.')
  await stopped
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
  apiHost.answer(withMessage(500, 'Secret of the host.'))
  await postForm(site, enquiry)
  expect(submissionsIn(site)).toEqual([
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
  expect(apiHost.calls()).toEqual([])
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

for (const { what, tag, variables, addresses, statuses } of [
  {
    what: 'holds, whatever a forwarded header says while no proxy is trusted',
    tag: '@host',
    variables: { SUBMISSION_LIMIT: '2' },
    addresses: ['1.1.1.1', '2.2.2.2', '3.3.3.3'],
    statuses: [200, 200, 429],
  },
  {
    what: 'is kept by the address that a trusted proxy saw',
    tag: [],
    variables: { SUBMISSION_LIMIT: '1', TRUSTED_PROXIES: '1' },
    addresses: ['192.0.2.1', 'made-up, 192.0.2.1', '192.0.2.2'],
    statuses: [200, 429, 200],
  },
]) {
  test(`the rate limit ${what}`, { tag }, async ({ start, apiHost }) => {
    const site = await start({ API_HOST: apiHost.url, ...variables })
    const answered: number[] = []
    for (const address of addresses) {
      const headers = { ...sameOrigin(site), 'x-forwarded-for': address }
      const response = await postForm(site, enquiry, { headers })
      answered.push(response.status)
      const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
      if (response.status === 429) expect(wait > 0 && wait <= 600, `${wait}`).toBe(true)
    }
    expect(answered).toEqual(statuses)
    expect(apiHost.calls()).toHaveLength(2)
  })
}
