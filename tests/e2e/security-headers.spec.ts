import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/support/processes.ts'
import { expectSafeHeaders, expectSafePage } from '../support/safe-page.ts'
import { call, functionAddresses } from '../support/server-functions.ts'
import { expect, test } from '../support/test.ts'

const assets = readdirSync(join(root, '.output/public/assets'))
const asset = (ending: string) => `/assets/${assets.find((name) => name.endsWith(ending))}`

const post = (site: string, path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${site}${path}`, { method: 'POST', headers: { origin: site, ...headers }, body })

const contactForm = new URLSearchParams({ form: 'contact' })

test('a page that is a file has a policy with its own hashes, and is asked for anew each time', async ({
  site,
  request,
}) => {
  const paths = ['/', '/home', '/contact', '/about', '/privacy', '/about/', '/about/index.html']
  for (const path of paths) {
    const answer = await fetch(`${site.url}${path}`)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expectSafePage(path, answer, html)
    expect(answer.headers.get('content-security-policy')).toMatch(
      /script-src 'strict-dynamic'( 'sha256-[\w+/]{43}=')+;/,
    )
    expect(html).not.toContain('nonce=')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  }
  // Not by `fetch`, which would add that nothing kept will do.
  const { etag = '' } = (await request.get('/about')).headers()
  const again = await request.get('/about', { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  expectSafeHeaders('304', new Response(null, { status: 304, headers: again.headers() }))
})

test('a page that is made for one visitor has a nonce of its own, and is kept by nobody', async ({
  site,
  apiHost,
}) => {
  await apiHost.answer({ status: 500, body: '{"message":"Not today."}' })
  const email = new URLSearchParams({ form: 'newsletter', email: 'ada@example.com' })
  const answers = {
    404: () => fetch(`${site.url}/no-such-page`),
    422: () => post(site.url, '/contact', contactForm),
    400: () => post(site.url, '/about', new URLSearchParams({ form: 'survey' })),
    500: () => post(site.url, '/', email),
  }
  const nonces = new Set<string>()
  for (const [status, ask] of Object.entries(answers)) {
    const answer = await ask()
    expect(answer.status).toBe(Number(status))
    const html = await answer.text()
    expectSafePage(status, answer, html)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const policy = answer.headers.get('content-security-policy')
    const [, nonce = ''] = policy?.match(/script-src 'strict-dynamic' 'nonce-([^']{24})';/) ?? []
    expect(html).toContain(`<script nonce="${nonce}"`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(Object.keys(answers).length)
})

test('files have the headers too; only pictures for link previews may be shown elsewhere', async ({
  site,
}) => {
  const files = ['.css', '.js', '.svg', '.woff2'].map(asset)
  const others = ['/favicon.ico', '/favicon.svg', '/manifest.webmanifest']
  for (const path of [...files, ...others]) {
    const answer = await fetch(`${site.url}${path}`)
    expect(answer.status).toBe(200)
    expectSafeHeaders(path, answer)
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'")
    const immutable = answer.headers.get('cache-control')?.includes('immutable') ?? false
    expect(immutable, path).toBe(files.includes(path))
  }
  const share = await fetch(`${site.url}/share/home.png`)
  expect(share.status).toBe(200)
  expectSafeHeaders('a share image', share, ['cross-origin-resource-policy'])
  expect(share.headers.get('cross-origin-resource-policy')).toBe('cross-origin')

  const gone = await fetch(`${site.url}/assets/no-such-file.js`)
  expect(gone.status).toBe(404)
  expectSafeHeaders('a missing asset', gone)
  expect(gone.headers.get('cache-control')).toBe('no-store')
})

test('a drawing that is opened by itself has its styles', async ({ page, site }) => {
  await page.goto(`${site.url}${asset('.svg')}`)
  const styled = await page.evaluate(() => {
    const [style] = document.styleSheets
    return style?.cssRules.length ?? 0
  })
  expect(styled).toBeGreaterThan(0)
})

test('what cannot be answered is refused with its reason, in one word of text', async ({
  site,
}) => {
  const [url = ''] = functionAddresses()
  const requests: [status: number, text: string, allow: string | null, () => Promise<Response>][] =
    [
      [403, 'Forbidden', null, () => post(site.url, '/contact', contactForm, { origin: 'null' })],
      [405, 'Method Not Allowed', 'GET, HEAD', () => post(site.url, '/privacy', contactForm)],
      ...['PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method): (typeof requests)[number] => [
        405,
        'Method Not Allowed',
        'GET, HEAD, POST',
        () => fetch(`${site.url}/contact`, { method }),
      ]),
      [405, 'Method Not Allowed', 'POST', () => fetch(`${site.url}${url}`)],
      [405, 'Method Not Allowed', 'POST', () => fetch(`${site.url}${url}`, { method: 'DELETE' })],
      [413, 'Content Too Large', null, () => post(site.url, '/contact', 'x'.repeat(40_000))],
      [415, 'Unsupported Media Type', null, () => post(site.url, '/contact', 'form=contact')],
      [415, 'Unsupported Media Type', null, () => post(site.url, '/contact', new Uint8Array(9))],
      [415, 'Unsupported Media Type', null, () => post(site.url, url, contactForm)],
      [400, 'Bad Request', null, () => call(site.url, url, '{"t":')],
      [400, 'Bad Request', null, () => call(site.url, url, '{"t":99}')],
      [404, 'Not Found', null, () => call(site.url, '/_serverFn/no-such-function', '{}')],
    ]
  for (const [status, text, allow, ask] of requests) {
    const answer = await ask()
    const what = `${status} ${text}`
    expect(`${answer.status} ${await answer.text()}`).toBe(what)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(answer.headers.get('allow')).toBe(allow)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expectSafeHeaders(what, answer)
  }
  const moved = await fetch(`${site.url}//elsewhere.example/`, { redirect: 'manual' })
  expect(new URL(moved.headers.get('location') ?? '', site.url).origin).toBe(site.url)
  expectSafeHeaders('a redirect', moved)
})

test('a server function answers for one visitor only', async ({ site, apiHost }) => {
  await apiHost.answer({ status: 200, body: '{"message":"Signed up."}' })
  const [url = ''] = functionAddresses()
  const answer = await call(site.url, url, '{"t":{"t":0,"s":1},"f":63,"m":[]}')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expectSafeHeaders('a server function', answer)
})

test('security.txt says where to write and until when', async ({ site }) => {
  const answer = await fetch(`${site.url}/.well-known/security.txt`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i)
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/m)
  expect(text).toMatch(/^Preferred-Languages: en$/m)
})

test.describe('what others would bring into a page', () => {
  const attempts: Record<string, () => unknown> = {
    'a style': () => document.body.setAttribute('style', 'color: red'),
    'a picture of another origin': () => {
      new Image().src = 'https://elsewhere.example/'
    },
    'markup made of text': () => {
      try {
        document.createElement('p').innerHTML = '<b>bold</b>'
      } catch {
        // The page would be none the wiser; the console is.
      }
    },
  }
  for (const [what, attempt] of Object.entries(attempts)) {
    test(`${what} fails every journey, whatever it expects`, async ({ page }) => {
      test.fail(true, 'That is the point: the complaint in the console fails it.')
      await page.goto('/')
      await page.evaluate(attempt)
    })
  }
  test.use({ expectedComplaints: ['e'] })
})
