import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { Inbox } from '../../app/submissions/inbox/inbox.server.ts'
import { ada, adaPayload, fillIn, openContact } from '../support/contact-form.ts'
import { fileFor } from './platforms/static-files.ts'
import { runHost } from './running-host.ts'
import { expectSecurityHeaders } from './security-headers.ts'
import { apiHostOfTheBuild, test } from './test.ts'

const unexpected = 'An unexpected error occurred. Please try again later.'
const enquiry = { form: 'contact', ...ada, agreed: 'on' }

/** Posts a form as a browser without script does. */
function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { origin } = new URL(url)
  return fetch(url, {
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  })
}

/** Where the build put what a browser may fetch. */
function filesOf(folder: string): string {
  const places = ['.output/public', '.vercel/output/static', 'dist'].map((place) =>
    join(folder, place),
  )
  return places.find((place) => existsSync(place)) ?? ''
}

test('built without its API host, and told of it', ({ build, host }) => {
  const files = ['.output', '.vercel', '.netlify', 'dist']
    .map((folder) => join(build.folder, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(20)
  for (const { parentPath, name } of files) {
    expect(readFileSync(join(parentPath, name)).includes(apiHostOfTheBuild), name).toBe(false)
  }
  expect(build.output).toContain(`Built for ${host.name}`)
  expect(build.output.includes('Set API_HOST')).toBe(!host.keepsFiles)
})

test('the five pages, as they were prerendered', async ({ running, build }) => {
  for (const [path, text] of [
    ['/', 'Financial Services for Your Peace of Mind'],
    ['/home', 'Financial Services for Your Peace of Mind'],
    ['/contact', 'Agree to policies'],
    ['/about', 'How are we different?'],
    ['/privacy', 'Children under 13'],
  ] as const) {
    const answer = await fetch(running.url + path, { redirect: 'manual' })
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    const html = await answer.text()
    expect(html).toContain(text)
    const file = (await fileFor(filesOf(build.folder), path)) ?? ''
    expect(html === readFileSync(file, 'utf8'), `${path} is the file`).toBe(true)
  }
})

test('an asset, whole, for a year', async ({ running, build, preset, host }) => {
  const page = await (await fetch(running.url)).text()
  const folder = filesOf(build.folder)
  const [style = ''] = page.match(/\/assets\/[^"]+\.css/) ?? []
  const font = readdirSync(join(folder, 'assets')).find((name) => name.endsWith('.woff2'))
  for (const [path, type] of [
    [style, /^text\/css/],
    [`/assets/${font}`, /^font\/woff2/],
  ] as const) {
    const answer = await fetch(running.url + path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toMatch(type)
    const sent = Buffer.from(await answer.arrayBuffer())
    const file = (await fileFor(folder, path)) ?? ''
    expect(sent.equals(readFileSync(file)), `${path} is sent as it is on disk`).toBe(true)
  }
  // What listens itself has the style ready in the best encoding; elsewhere the network in front compresses.
  const { headers } = await fetch(running.url + style, { headers: { 'accept-encoding': 'br' } })
  if (host.keepsFiles) expect(headers.get('content-encoding')).toBe('br')
  if (preset === 'aws-lambda') expect(headers.get('content-encoding')).toBeNull()
})

test('an asset that is not there', async ({ running, preset }) => {
  const answer = await fetch(`${running.url}/assets/gone-12345678.js`)
  expect(answer.status).toBe(404)
  // Cloudflare sets the headers of a path whether or not there is a file.
  if (preset !== 'cloudflare-module') {
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
  }
})

test('a page that is not there', async ({ running }) => {
  const answer = await fetch(`${running.url}/no-such-page`)
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(html).toContain('404 Not Found')
  expect(html).toMatch(/<meta name="robots" content="noindex"/)
  expect(html).toContain('Schedule Consultation')
})

test('a page with a slash at its end', async ({ running }) => {
  const answer = await fetch(`${running.url}/contact/?a=b`, { redirect: 'manual' })
  if (answer.status === 200) {
    // Netlify does not say that it redirects; then the page has to be whole at both addresses.
    expectSecurityHeaders('page', answer)
    return
  }
  expect([307, 308]).toContain(answer.status)
  const to = new URL(answer.headers.get('location') ?? '', running.url)
  expect(to.pathname).toBe('/contact')
  expect(to.origin).toBe(running.url)
  const elsewhere = await fetch(`${running.url}//elsewhere.example/`, { redirect: 'manual' })
  expect(new URL(elsewhere.headers.get('location') ?? '/', running.url).origin).toBe(running.url)
})

test('the security headers', async ({ running, apiHost }) => {
  const style = (await (await fetch(running.url)).text()).match(/\/assets\/[^"]+\.css/)?.[0]
  expectSecurityHeaders('page', await fetch(`${running.url}/contact`))
  expectSecurityHeaders('page', await fetch(`${running.url}/`))
  expectSecurityHeaders('page', await fetch(`${running.url}/no-such-page`))
  expectSecurityHeaders('page', await post(`${running.url}/contact`, enquiry))
  expectSecurityHeaders('file', await fetch(running.url + style))
  expect(await apiHost.calls()).toHaveLength(1)
})

test('an enquiry without script', async ({ running, apiHost }) => {
  await apiHost.answer({ status: 200, body: '{"message":"We have your enquiry."}' })
  const answer = await post(`${running.url}/contact`, enquiry)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('We have your enquiry.')
  expect(html).not.toContain('value="Ada"')
  const calls = await apiHost.calls()
  expect(calls).toEqual([
    { method: 'POST', path: '/contact', contentType: 'application/json', body: adaPayload },
  ])
})

test('an enquiry that the API host refuses', async ({ running, apiHost }) => {
  await apiHost.answer({ status: 500, body: '{"message":"The ledger is closed."}' })
  const answer = await post(`${running.url}/contact`, enquiry)
  expect(answer.status).toBe(500)
  const html = await answer.text()
  expect(html).toContain('The ledger is closed.')
  expect(html).toContain('value="Ada"')
  expect(html).toContain(ada.message)
  expect(await apiHost.calls()).toHaveLength(1)
})

test('an enquiry that lacks something', async ({ running, apiHost }) => {
  const answer = await post(`${running.url}/contact`, { ...enquiry, email: '', agreed: '' })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('Missing Required Fields')
  expect(html).toContain('Enter your email address')
  expect(html).toContain('value="Ada"')
  expect(await apiHost.calls()).toEqual([])
})

test('a newsletter signup without script', async ({ running, apiHost }) => {
  const pages = ['/', '/home', '/contact', '/about']
  for (const path of pages) {
    const answer = await post(running.url + path, { form: 'newsletter', email: 'ada@example.com' })
    expect(answer.status, path).toBe(200)
    expect(await answer.text()).toContain('Received.')
  }
  const calls = await apiHost.calls()
  expect(calls.map((call) => [call.path, call.body])).toEqual(
    pages.map(() => ['/subscribe', '{"email":"ada@example.com"}']),
  )
})

test('a post from another site', async ({ running, apiHost }) => {
  const answer = await post(`${running.url}/contact`, enquiry, {
    origin: 'https://elsewhere.example',
    'sec-fetch-site': 'cross-site',
  })
  expect(answer.status).toBe(403)
  expect(await apiHost.calls()).toEqual([])
})

test('an enquiry with script, in a browser', async ({ running, apiHost, page, complaints }) => {
  const form = await openContact(page, true, running.url)
  await fillIn(form)
  await form.agreed.click()
  await apiHost.answer({ status: 503, body: '{"message":"Back at nine."}' })
  await form.submit.click()
  await expect(form.failure).toHaveText('Back at nine.')
  await expect(form.firstName).toHaveValue('Ada')
  await apiHost.answer({ status: 200, body: '{"message":"We have it."}' })
  await form.submit.click()
  await expect(form.status).toHaveText('We have it.')
  await expect(form.firstName).toHaveValue('')
  // No page was loaded for it.
  expect(page.url()).toBe(`${running.url}/contact`)
  expect((await apiHost.calls()).map((call) => call.body)).toEqual([adaPayload, adaPayload])
  expect(complaints).toEqual([])
})

test('an address that sends too often', async ({ start, apiHost }) => {
  const running = await start({ API_HOST: apiHost.url, SUBMISSION_LIMIT: '1' })
  const first = await post(`${running.url}/contact`, enquiry)
  const second = await post(`${running.url}/contact`, enquiry)
  expect([first.status, second.status]).toEqual([200, 429])
  expect(await apiHost.calls()).toHaveLength(1)
})

test('no API_HOST', async ({ start, host, build }) => {
  const file = join(build.folder, 'kept/inbox.sqlite')
  const running = await start({ INBOX_FILE: file, SUBMISSION_LIMIT: '0' })
  const answer = await post(`${running.url}/contact`, enquiry)
  if (host.keepsFiles) {
    expect(answer.status).toBe(200)
    const inbox = new Inbox(file)
    const kept = inbox.enquiries()
    inbox.close()
    expect(kept).toMatchObject([{ firstName: 'Ada', message: ada.message }])
    return
  }
  expect(answer.status).toBe(503)
  const html = await answer.text()
  expect(html).toContain(unexpected)
  expect(html).toContain('value="Ada"')
  expect(existsSync(file)).toBe(false)
  await expect.poll(running.output).toContain('"event":"configuration"')
  expect(running.output()).toMatch(/API_HOST must be set.*Example: API_HOST=https:\/\//)
  expect(running.output()).not.toContain('Byron')
})

test('a variable that cannot be used', async ({ preset, host, build, start }) => {
  const variables = { API_HOST: 'api.example.com' }
  const said = /API_HOST must be an http or https address.*Example: API_HOST=https:\/\//
  if (host.keepsFiles) {
    const stopped = runHost(preset, build.folder, variables)
    const [code] = await once(stopped.process, 'close')
    expect(code).toBe(1)
    expect(stopped.output()).toMatch(said)
    return
  }
  const running = await start(variables)
  await fetch(`${running.url}/no-such-page`)
  await expect.poll(running.output).toMatch(said)
})

test('a stop that lets what is in flight finish', { tag: '@own-process' }, async ({
  start,
  apiHost,
}) => {
  const running = await start({ API_HOST: apiHost.url, SUBMISSION_LIMIT: '0' })
  await apiHost.answer({ status: 200, body: '{"message":"In time."}', delayMs: 1000 })
  const answer = post(`${running.url}/contact`, enquiry)
  await expect.poll(async () => (await apiHost.calls()).length).toBe(1)
  const stopped = running.stop('SIGTERM')
  expect(await (await answer).text()).toContain('In time.')
  expect(await stopped).toBe(0)
})
