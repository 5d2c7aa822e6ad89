import { once } from 'node:events'
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { copySources } from '../../scripts/support/build-copy.ts'
import { freePort, root, runSite, type Site, startSite } from '../../scripts/support/processes.ts'
import { type ApiHost, later, noAnswer, valid, withMessage } from '../fakes/api-host.ts'
import { runOn } from '../hosts/running-host.ts'
import { publicOrigin } from '../support/pages.ts'
import { enquiry, postForm, readLog, sameOrigin, stackLine } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'

test('a start with bad variables names them and stops', { tag: '@process' }, async ({ preset }) => {
  const variables = { PORT: 'http', API_HOST: 'api.example.com', SUBMISSION_LIMIT: 'none' }
  const site = runSite(variables, runOn(preset))
  expect(await once(site.process, 'close')).toEqual([1, null])
  for (const name of Object.keys(variables)) expect(site.output()).toContain(`${name} must be`)
  expect(site.output()).not.toMatch(stackLine)
})

test('a start on a port that is taken says so, and stops', async ({ site, apiHost }) => {
  const { port, hostname } = new URL(site.url)
  const variables = { PORT: port, HOST: hostname, API_HOST: apiHost.url }
  const second = runSite(variables)
  expect(await once(second.process, 'close')).toEqual([1, null])
  expect(second.output()).toContain('cannot listen on port')
})

/** What a stop finds in flight: each begins it, and returns what is seen of it once the API host answers. */
const inFlight = {
  'an enquiry': async (site: Site, apiHost: ApiHost) => {
    const response = postForm(site, enquiry)
    await expect.poll(() => apiHost.calls().length).toBe(1)
    return async () => expect(await (await response).text()).toContain('Received.')
  },
  'an enquiry whose visitor has left': async (site: Site, apiHost: ApiHost) => {
    const leaving = new AbortController()
    const left = expect(postForm(site, enquiry, { signal: leaving.signal })).rejects.toThrow()
    await expect.poll(() => apiHost.calls().length).toBe(1)
    leaving.abort()
    await left
    const submitted = { event: 'submission', outcome: 'accepted' }
    return () => expect.poll(() => readLog(site)).toContainEqual(expect.objectContaining(submitted))
  },
  'a form that does not end': async (site: Site) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 100 }
    const headers = { ...sameOrigin(site), ...type }
    const post = request(`${site.url}/contact`, { method: 'POST', headers })
    post.on('error', () => {}).write('form=contact')
    await once(post, 'socket')
    await fetch(site.url)
    return async () => {}
  },
}
const stops = [
  ['SIGTERM', 'an enquiry', true],
  ['SIGINT', 'an enquiry', true],
  ['SIGHUP', 'an enquiry', true],
  ['SIGQUIT', 'an enquiry', true],
  ['SIGTERM', 'an enquiry whose visitor has left', true],
  ['SIGTERM', 'a form that does not end', false],
] as const
for (const [signal, what, clean] of stops) {
  const tag = signal === 'SIGTERM' ? '@process' : '@release'
  test(`${signal} ${clean ? 'waits for' : 'cuts off'} ${what}`, { tag }, async ({
    start,
    apiHost,
  }) => {
    // The stop waits as long for what is in flight.
    const API_TIMEOUT_MS = clean ? '20000' : '2000'
    const site = await start({ API_HOST: apiHost.url, API_TIMEOUT_MS })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    // Late enough that a site which does not wait has ended.
    apiHost.answer((socket) => held.then(() => later(500, valid)(socket)))
    const seen = await inFlight[what](site, apiHost)
    // The site may end it by a reset.
    const idle = connect(Number(new URL(site.url).port), '127.0.0.1').on('error', () => {})
    await once(idle, 'connect')
    const stopped = site.stop(signal)
    await expect.poll(site.output).toContain('"stopping"')
    await expect.poll(() => fetch(site.url).catch(() => 'refused')).toBe('refused')
    release()
    await seen()
    await stopped
    expect(readLog(site).at(-1)).toMatchObject({ event: 'stopped', clean })
  })
}

test('after SIGTERM, but not after Ctrl-C, it goes on for five seconds, and says that it will stop', {
  tag: '@process',
}, async ({ start, apiHost }) => {
  const site = await start({ API_HOST: apiHost.url })
  const agent = new Agent({ keepAlive: true })
  const ask = async (path: string, fields?: Record<string, string>) => {
    const method = fields ? 'POST' : 'GET'
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const headers = { ...sameOrigin(site), ...(fields && type) }
    const asked = request(`${site.url}${path}`, { agent, method, headers })
    asked.end(`${new URLSearchParams(fields)}`)
    const [response] = await once(asked, 'response')
    const { statusCode, headers: answered } = response
    return [statusCode, answered.connection, asked.reusedSocket, await text(response)]
  }
  await ask('/healthz')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  apiHost.answer((socket) => held.then(() => valid(socket)))
  const inFlight = postForm(site, enquiry)
  await expect.poll(() => apiHost.calls().length).toBe(1)

  const stopped = site.stop('SIGTERM')
  await expect.poll(site.output).toContain('"stopping"')
  apiHost.answer(valid)
  const received = expect.stringContaining('Received.')
  const later = { ...enquiry, message: 'One more.' }
  expect(await ask('/contact', later)).toEqual([200, 'close', true, received])
  expect(await ask('/healthz')).toEqual([503, 'close', false, 'stopping'])
  release()
  expect((await inFlight).headers.get('connection')).toBe('close')
  await stopped
  expect(readLog(site).at(-1)).toMatchObject({ event: 'stopped', clean: true })

  const other = await start({ API_HOST: apiHost.url })
  await other.stop('SIGINT')
  expect([site, other].map(hasPaused)).toEqual([true, false])
})

/** Whether the site has logged that it went on for five seconds. */
function hasPaused(site: Site) {
  const [stopping = 0, stopped = 0] = ['stopping', 'stopped'].map((name) =>
    Date.parse(`${readLog(site).find(({ event }) => event === name)?.time}`),
  )
  return stopped - stopping >= 5000
}

test('the unit starts a site that opens no debugger by SIGUSR1 @release', async ({ apiHost }) => {
  const unit = readFileSync(join(root, 'docs/deploy/egg-rock-site.service'), 'utf8')
  const [, args = ''] = /^ExecStart=\S+ (.+)$/m.exec(unit) ?? []
  const command = () => [process.execPath, ...args.split(' ')]
  await using site = await startSite({ API_HOST: apiHost.url }, { command })
  site.process.kill('SIGUSR1')
  await fetch(site.url)
  await site.stop('SIGTERM')
  expect(site.output()).toContain('"stopped"')
  expect(site.output()).not.toContain('Debugger')
})

test('a second signal ends the site at once @release', async ({ start, apiHost }) => {
  const site = await start({ API_HOST: apiHost.url })
  apiHost.answer(noAnswer)
  const cut = expect(postForm(site, enquiry)).rejects.toThrow()
  await expect.poll(() => apiHost.calls().length).toBe(1)
  site.process.kill('SIGINT')
  await expect.poll(site.output).toContain('"stopping"')
  const endedBySignal = () => {
    site.process.kill('SIGINT')
    return site.process.exitCode
  }
  await expect.poll(endedBySignal, { intervals: [50] }).toBe(1)
  await cut
})

/** How standard output can fail, and the shell command that starts the site so. */
const outputs: Record<string, string> = {
  'is closed': 'exec "$0" .output/server/index.mjs >&-',
  'is a pipe without a reader': '{ "$0" .output/server/index.mjs & echo $! >&2; } | true; wait',
  'is a full disk': 'exec "$0" .output/server/index.mjs > /dev/full',
  'is a pipe that nobody reads': '"$0" .output/server/index.mjs | sleep 60',
}
for (const [what, command] of Object.entries(outputs)) {
  test(`pages and forms go on while standard output ${what} @release`, async ({ apiHost }) => {
    const port = String(await freePort())
    const variables = {
      PORT: port,
      HOST: '127.0.0.1',
      API_HOST: apiHost.url,
      SUBMISSION_LIMIT: '0',
    }
    const site = runSite(variables, { command: () => ['sh', '-c', command, process.execPath] })
    const url = `http://127.0.0.1:${port}`
    const status = async () => (await fetch(url).catch(() => undefined))?.status
    await expect.poll(status).toBe(200)
    // Each is a line in the log. Together they are more than a pipe takes.
    const foreign = { origin: 'https://elsewhere.example' }
    for (let sent = 0; sent < 700; sent += 50) {
      const posts = Array.from({ length: 50 }, () =>
        postForm({ url }, enquiry, { headers: foreign }),
      )
      for (const { status } of await Promise.all(posts)) expect(status).toBe(403)
    }
    expect((await postForm({ url }, enquiry)).status).toBe(200)
    expect(apiHost.calls()).toHaveLength(1)
    expect(await status()).toBe(200)
    await site.stop()
  })
}

/** SIGTERM to npm alone, as from a supervisor; or one Ctrl-C, which the terminal sends to both, and npm to the site again. */
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`npm start builds the site, passes ${signal} on, and the submission in flight finishes @release`, async ({
    apiHost,
  }) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'npm-start-'))
    await copySources(folder.path)
    const port = String(await freePort())
    const variables = { PORT: port, HOST: '127.0.0.1', API_HOST: apiHost.url }
    // Some people have that option in ~/.npmrc.
    const command = () => ['npm', 'start', '--ignore-scripts']
    const npm = runSite(variables, { folder: folder.path, command })
    const ready = `The site is at http://127.0.0.1:${port} (Ctrl-C stops it)\n`
    await expect.poll(npm.output, { timeout: 120_000 }).toContain(ready)
    expect(npm.output()).toContain('"listening"')
    apiHost.answer(later(500, withMessage(200, 'In time.')))
    const response = postForm({ url: `http://127.0.0.1:${port}` }, enquiry)
    await expect.poll(() => apiHost.calls().length).toBe(1)
    const { pid = 0 } = npm.process
    process.kill(signal === 'SIGINT' ? -pid : pid, signal)
    expect(await (await response).text()).toContain('In time.')
    // The output closes when the site has ended; npm may exit earlier.
    await once(npm.process, 'close')
    expect(npm.output()).toContain('"stopped","clean":true')
  })
}

test('an enquiry is sent once, even if the visitor leaves and sends it again', {
  tag: '@host',
}, async ({ apiHost, site }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  apiHost.answer((socket) => held.then(() => valid(socket)))
  const leaving = new AbortController()
  const left = expect(postForm(site, enquiry, { signal: leaving.signal })).rejects.toThrow('abort')
  await expect.poll(() => apiHost.calls().length).toBe(1)
  leaving.abort()
  await left
  const again = postForm(site, enquiry)
  release()
  expect((await again).status).toBe(200)
  expect(apiHost.calls()).toHaveLength(1)
})

test('an enquiry that arrives incomplete is not sent', async ({ apiHost, site }) => {
  const body = `${new URLSearchParams(enquiry)}`
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const headers = { ...sameOrigin(site), ...type, 'content-length': body.length }
  const post = request(`${site.url}/contact`, { method: 'POST', headers })
  post.write(body.slice(0, -1), () => post.destroy())
  await once(post, 'error')

  expect((await postForm(site, enquiry)).status).toBe(200)
  expect(apiHost.calls()).toHaveLength(1)
})

test('a connection outlasts a body that is too long or has no length', async ({ site }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = async (method: string, length: number, sizes: object = {}) => {
    const headers = { ...sameOrigin(site), ...sizes }
    const sent = request(`${site.url}/contact`, { agent, method, headers })
    sent.end('x'.repeat(length))
    const [response] = await once(sent, 'response')
    await once(response.resume(), 'end')
    return [response.statusCode, sent.reusedSocket]
  }
  const long = 1_500_000
  expect(await send('POST', long, { 'content-length': long })).toEqual([413, false])
  expect(await send('POST', long, { 'transfer-encoding': 'chunked' })).toEqual([411, true])
  expect(await send('GET', 0)).toEqual([200, true])
  agent.destroy()
})

test('behind a TLS proxy, a post with the public origin is accepted', async ({ site, apiHost }) => {
  const { status } = await postForm(site, enquiry, { headers: { origin: publicOrigin } })
  expect(status).toBe(200)
  expect(apiHost.calls()).toHaveLength(1)
})

test('a cross-site post is refused (CSRF)', { tag: '@host' }, async ({ site, apiHost }) => {
  const foreign = [{ origin: 'https://elsewhere.example' }, {}, { 'sec-fetch-site': 'cross-site' }]
  for (const headers of foreign) {
    const { status } = await postForm(site, enquiry, { headers })
    expect(status, JSON.stringify(headers)).toBe(403)
  }
  expect(apiHost.calls()).toEqual([])
})

test('the rate limit ignores X-Forwarded-For if no proxy is trusted', { tag: '@host' }, async ({
  start,
  apiHost,
}) => {
  const site = await start({ API_HOST: apiHost.url, SUBMISSION_LIMIT: '2' })
  for (const [message, address, expected] of [
    ['1', '1.1.1.1', 200],
    ['2', '2.2.2.2', 200],
    ['3', '3.3.3.3', 429],
  ] as const) {
    const headers = { ...sameOrigin(site), 'x-forwarded-for': address }
    const { status, headers: answered } = await postForm(site, { ...enquiry, message }, { headers })
    expect(status).toBe(expected)
    const seconds = Number(answered.get('retry-after'))
    if (status === 429) expect(seconds > 0 && seconds <= 600, `${seconds}`).toBe(true)
  }
  expect(apiHost.calls()).toHaveLength(2)
  const lines = site.output().split('\n')
  expect(lines.filter((line) => /"error".*"submission"/.test(line))).toEqual([])
})
