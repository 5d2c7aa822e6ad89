import { errors } from '../../app/content/errors.ts'
import { newsletter } from '../../app/content/newsletter.ts'
import { findPage, pagePaths } from '../../app/page-table.ts'
import { hostFor, type Preset } from '../../scripts/build/hosts.ts'
import { withMessage } from '../fakes/api-host.ts'
import { htmlFaults } from '../support/html-rules.ts'
import { enquiry, postForm, readLog, signup } from '../support/posted-forms.ts'
import { expectSafeHeaders, expectSafePage } from '../support/safe-page.ts'
import { call, functionAddresses, malformed, unknownFunction } from '../support/server-functions.ts'
import { expect, test, unexpectedMessages } from '../support/test.ts'

const host = { tag: '@host' }

test(
  'a prerendered page has its own hashes, and is revalidated',
  host,
  async ({ site, preset }) => {
    for (const path of pagePaths) {
      const response = await fetch(`${site.url}${path}`, { redirect: 'manual' })
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
      const html = await response.text()
      expectSafePage(path, response, html)
      const policy = response.headers.get('content-security-policy')
      expect(policy).toMatch(/script-src 'strict-dynamic'( 'sha256-[\w+/]{43}=')+;/)
      expect(html).not.toContain('nonce=')
      expect(html).toContain('Schedule Consultation')
      expectCached('public, max-age=0, must-revalidate', response, preset)
    }
  },
)

/** No proxy may change a page (`no-transform`). On other hosts the network does, because it compresses. */
function expectCached(expected: string, { headers }: Response, preset: Preset | undefined) {
  const closed = hostFor(preset).keepsFiles ? ', no-transform' : ''
  expect(headers.get('cache-control')).toBe(expected + closed)
}

/** Text from a visitor that looks like the marks of a failed page. The page must not count as failed. */
const marks = { lastName: 'data-page-failed', message: '<div data-page-failed=""> <!--$!-->' }

test(
  'a page for one visitor has a nonce and is not shared',
  host,
  async ({ site, apiHost, preset }) => {
    const requests = [
      // Not a file anywhere: it has no link to the top.
      [404, '404 Not Found', () => fetch(`${site.url}/individual/tax`)],
      [422, 'value="data-page-failed"', () => postForm(site, { ...enquiry, ...marks, email: '' })],
      [422, '<title>Error: ', () => postForm(site, { form: 'newsletter' }, { path: '/' })],
      [422, '<title>Error: ', () => postForm(site, { form: 'newsletter' }, { path: '/about' })],
      [400, newsletter.email, () => postForm(site, { form: 'survey' }, { path: '/about' })],
      [200, 'Received.', () => postForm(site, enquiry)],
      [500, 'Not today.', () => postForm(site, signup, { path: '/' })],
      [500, 'Not today.', () => postForm(site, { ...enquiry, message: 'Again' })],
    ] as const
    const nonces = new Set<string>()
    for (const [status, text, ask] of requests) {
      if (status === 500) apiHost.answer(withMessage(500, 'Not today.'))
      const response = await ask()
      expect(response.status).toBe(status)
      const html = await response.text()
      expectSafePage(String(status), response, html)
      expect.soft(await htmlFaults(html), `${status}`).toEqual([])
      expect(html.includes(text), text).toBe(true)
      expectCached('private, no-cache', response, preset)
      const policy = response.headers.get('content-security-policy')
      const [, nonce = ''] = policy?.match(/script-src 'strict-dynamic' 'nonce-([^']{24})';/) ?? []
      expect(html).toContain(`<script nonce="${nonce}"`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(requests.length)
  },
)

test('files have the headers; pictures and icons may be embedded', host, async ({ page, site }) => {
  const html = await (await fetch(site.url)).text()
  const first = (type: string) => html.match(`/assets/[\\w-]+\\.${type}`)?.[0] ?? type
  const assets = ['js', 'svg', 'woff2'].map(first)
  const icons = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icon-512.png']
  const embedded = [...icons, '/share/home.png']
  for (const path of [...assets, ...embedded, '/manifest.webmanifest']) {
    const response = await fetch(`${site.url}${path}`)
    expect(response.status, path).toBe(200)
    const policy = embedded.includes(path) ? 'cross-origin' : 'same-origin'
    expectSafeHeaders(path, response, { 'cross-origin-resource-policy': policy })
    expect(response.headers.get('content-security-policy')).toContain("script-src 'none'")
    const immutable = response.headers.get('cache-control')?.includes('immutable') ?? false
    expect(immutable, path).toBe(assets.includes(path))
  }
  // A drawing that is opened by itself has its styles.
  await page.goto(first('svg'))
  const rules = await page.evaluate(() => document.styleSheets[0]?.cssRules.length)
  expect(rules).toBeGreaterThan(0)
})

test('refusals send nothing; every response has the headers', async ({ site, apiHost }) => {
  const post = (path: string, body: BodyInit, origin = site.url) =>
    fetch(`${site.url}${path}`, { method: 'POST', headers: { origin }, body })
  const form = new URLSearchParams(enquiry)
  const tooLong = new URLSearchParams({ ...enquiry, unknown: 'x'.repeat(64 * 1024) })
  const [address = ''] = functionAddresses()
  const withMethod = (path: string) => (method: string) => fetch(`${site.url}${path}`, { method })
  const expectRefused = async (reason: string, allow: string, ...answers: Promise<Response>[]) => {
    for (const response of await Promise.all(answers)) {
      expect(`${response.status} ${await response.text()}`).toBe(reason)
      expect(response.headers.get('content-type')).toContain('text/plain')
      expect(response.headers.get('allow') ?? '').toBe(allow)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expectSafeHeaders(reason, response)
    }
  }
  const notAllowed = '405 Method Not Allowed'
  const withoutForm = pagePaths.filter((path) => findPage(path)?.forms.length === 0)
  const postsElsewhere = [...withoutForm, '/robots.txt'].map((path) => post(path, form))
  const ofPage = ['PUT', 'DELETE', 'PATCH'].map(withMethod('/contact'))
  const untyped = ['form=contact', new Uint8Array(9)].map((body) => post('/contact', body))
  const unreadable = malformed.map((body) => call(site, address, body))
  await expectRefused('403 Forbidden', '', post('/contact', form, 'null'))
  expect(readLog(site)).toContainEqual(
    expect.objectContaining({ event: 'cross-origin', header: 'Origin' }),
  )
  await expectRefused(notAllowed, 'GET, HEAD, OPTIONS', ...postsElsewhere)
  await expectRefused(notAllowed, 'GET, HEAD, POST, OPTIONS', ...ofPage)
  await expectRefused(notAllowed, 'POST, OPTIONS', ...['GET', 'DELETE'].map(withMethod(address)))
  await expectRefused(`413 ${errors.tooLong}`, '', post('/contact', tooLong))
  await expectRefused('415 Unsupported Media Type', '', ...untyped, post(address, form))
  await expectRefused('400 Bad Request', '', ...unreadable)
  expect(apiHost.calls()).toEqual([])
  const asset = await fetch(`${site.url}/assets/no-such-file.js`)
  expectSafeHeaders('a missing asset', asset)
  const answer = await call(site, address)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expectSafeHeaders('a server function', answer)
  const unknown = await call(site, unknownFunction)
  expect(`${unknown.status} ${await unknown.text()}`).toMatch(/^(400 Bad Request|404 Not Found)$/)
  expectSafeHeaders('an unknown function', unknown)
  const moved = await fetch(`${site.url}/Contact/`, { redirect: 'manual' })
  expect(moved.status).toBe(308)
  expectSafeHeaders('a redirect', moved)
})

test('a page that breaks the policy fails its test', async ({ browser, site }) => {
  const page = await browser.newPage()
  await page.goto(site.url)
  expect(await unexpectedMessages(page, [])).toEqual([])
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  // Every complaint contains the empty text, so all are expected. A refusal by the policy counts all the same.
  await expect.poll(() => unexpectedMessages(page, [''])).not.toEqual([])
  await page.close()
})
