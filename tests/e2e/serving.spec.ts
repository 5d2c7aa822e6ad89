import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage, type RequestOptions } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { hostFor } from '../../scripts/build/hosts.ts'
import { folderOf } from '../hosts/running-host.ts'
import { enquiry, postForm, readLog, sameOrigin } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'

type Headers = Record<string, string>

/** The response as sent; `fetch` would decompress it. `options.path` may be one that no URL can have. */
async function ask(url: string, headers: Headers = {}, options: RequestOptions = {}) {
  const [response]: IncomingMessage[] = await once(get(url, { headers, ...options }), 'response')
  if (!response) throw new Error('no response')
  const body = await buffer(response)
  return { status: response.statusCode ?? 0, headers: response.headers, body }
}

/** Two answers, of which the second comes from memory. */
async function askTwice(url: string, headers: Headers = {}) {
  return [await ask(url, headers), await ask(url, headers)] as const
}

const page = '/about'

test('content negotiation: a page is sent in the preferred encoding', async ({ site }) => {
  const [, plain] = await askTwice(site.url + page)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers.vary).toBe('Accept-Encoding')
  expect(plain.body.toString()).toContain('</html>')

  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const [accepted, coding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ] as const) {
    for (const answer of await askTwice(site.url + page, { 'accept-encoding': accepted })) {
      const expected = { 'content-encoding': coding, vary: 'Accept-Encoding' }
      expect(answer.headers, accepted).toMatchObject(expected)
      expect(unpack[coding](answer.body).equals(plain.body)).toBe(true)
    }
  }
  const none = await ask(site.url + page, { 'accept-encoding': 'br;q=0, zstd' })
  expect(none.headers['content-encoding']).toBeUndefined()
})

test('HEAD has the headers of GET, and 304 answers a request for what has not changed', async ({
  site,
}) => {
  const tags = new Set<string | undefined>()
  for (const coding of ['br', 'gzip', 'identity']) {
    const accepting = { 'accept-encoding': coding }
    const [first, second] = await askTwice(site.url + page, accepting)
    const etag = first.headers.etag ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(second.headers.etag).toBe(etag)
    tags.add(etag)
    // A connection stays open longer than proxies reuse it: two minutes.
    expect(second.headers['keep-alive']).toBe('timeout=125')
    const { date: _, ...headers } = second.headers
    const head = await ask(site.url + page, accepting, { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, headers, body: { length: 0 } })
    const { 'content-length': __, 'content-type': ___, ...kept } = headers
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask(site.url + page, { ...accepting, 'if-none-match': known })
      const unchanged = { status: 304, headers: kept, body: { length: 0 } }
      expect(answer, known).toMatchObject(unchanged)
    }
    const changed = await ask(site.url + page, { ...accepting, 'if-none-match': '"other"' })
    expect(changed.status).toBe(200)
  }
  // Each encoding has its own ETag, because caches compare them.
  expect(tags.size).toBe(3)
})

for (const type of ['svg', 'woff2']) {
  test(`a ${type} asset is cached for a year`, { tag: '@host' }, async ({ site, preset }) => {
    const html = (await ask(site.url + page)).body.toString()
    // The last one, because the first SVG, the receipt's stamp in the styles, is too small to be compressed.
    const path = html.match(new RegExp(`/assets/[\\w-]+\\.${type}`, 'g'))?.at(-1) ?? ''
    const [, plain] = await askTwice(site.url + path)
    expect(plain.status).toBe(200)
    expect(plain.headers['content-type']).toMatch(/^(image\/svg\+xml|font\/woff2)(;|$)/)
    expect(plain.headers['content-type']).toContain(type)
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const file = ['.output/public', '.vercel/output/static', 'dist']
      .map((output) => join(folderOf(preset), output, path))
      .find(existsSync)
    expect(plain.body.equals(readFileSync(file ?? ''))).toBe(true)

    const [, packed] = await askTwice(site.url + path, { 'accept-encoding': 'br' })
    expect(packed.headers['cache-control']).toBe(plain.headers['cache-control'])
    const { 'content-encoding': coding } = packed.headers
    // On other hosts the network compresses. AWS would read a compressed body as text.
    if (type === 'svg' && hostFor(preset).keepsFiles) expect(coding).toBe('br')
    if (preset === 'aws-lambda') expect(coding).toBeUndefined()
    expect((coding ? brotliDecompressSync(packed.body) : packed.body).equals(plain.body)).toBe(true)
  })
}

test('a missing asset is not cached', { tag: '@host' }, async ({ site }) => {
  for (const gone of await askTwice(`${site.url}/assets/index-gone.js`)) {
    expect(gone.status).toBe(404)
    expect(gone.headers['cache-control']).toMatch(/^(no-store|private, no-cache)/)
  }
})

/** URL variants, and the path to which the site redirects them. */
const variants: Record<string, string> = {
  '/contact/': '/contact',
  '/contact%20': '/contact',
  '/contact%E2%80%8B': '/contact',
  '/Contact': '/contact',
  '/CONTACT//': '/contact',
  '//contact': '/contact',
  '/contact/index.html': '/contact',
  '/index.html': '/',
  '/home/INDEX.HTML/': '/home',
  '/contact.': '/contact',
  '/contact)': '/contact',
  '/contact%E2%80%9D': '/contact',
  // A full stop, and a bracket with a comma, as Chinese and Japanese keyboards write them.
  '/contact%E3%80%82': '/contact',
  '/contact%EF%BC%89%E3%80%81': '/contact',
  '/contact%': '/contact',
  '/).': '/',
  '/%': '/',
  '//': '/',
  '///': '/',
  '/robots.txt%20': '/robots.txt',
  'http://elsewhere.example//about/': '/about',
}
/** Paths without a page, of which a router or a host may make another. */
const withoutPage = [
  '/contact%5E',
  '/contact^',
  '/contact%2520',
  '/contact%3Fa=b',
  '/contact;a=b',
  '/%ff',
  '/no-such-page/',
  '//elsewhere.example/',
  '//elsewhere.example/%',
  '/%5C%5Celsewhere.example/',
  '/con%0Atact',
  '/%5Ccontact',
  '/con%74act',
  '/%43ontact%2F',
  '/about/index.html.br',
  '/about/index.html.gz',
  '/_serverFn/',
  '/_serverFn//x',
  '/%5FserverFn/x',
]

test('a URL variant redirects to its page, also for a posted form', async ({ site, apiHost }) => {
  for (const [path, location] of Object.entries(variants)) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, headers } = await ask(site.url, {}, { path: `${path}?a=b`, method })
      expect([status, headers.location], `${method} ${path}`).toEqual([308, `${location}?a=b`])
    }
  }
  const posted = await postForm(site, enquiry, { path: '/Contact%20' })
  expect([posted.status, new URL(posted.url).pathname]).toEqual([200, '/contact'])
  expect(apiHost.calls()).toHaveLength(1)
})

test('a path without a page is 404, whatever the client accepts', async ({ site }) => {
  const logged = readLog(site).length
  for (const path of withoutPage) {
    for (const accept of ['text/html', 'application/json', 'image/*']) {
      const { status, headers, body } = await ask(site.url, { accept }, { path })
      expect([status, headers['content-type']], path).toEqual([404, 'text/html; charset=utf-8'])
      expect(body.toString(), path).toContain('404 Not Found')
    }
    const { status } = await ask(site.url, sameOrigin(site), { path, method: 'POST' })
    expect(status, `POST ${path}`).toBe(404)
  }
  expect(readLog(site)).toHaveLength(logged)
})

test('a URL variant never leads to another site', { tag: '@host' }, async ({ site }) => {
  for (const path of [...Object.keys(variants), ...withoutPage]) {
    const { status, headers } = await ask(site.url, {}, { path })
    expect(status, path).toBeLessThan(500)
    if (!headers.location) continue
    const { origin, pathname } = new URL(headers.location, site.url)
    expect(origin, path).toBe(site.url)
    // A host may itself decode a path that has no page.
    if (path in variants) expect(pathname, path).toBe(variants[path])
  }
})

test('HTML answers a posted form, whatever the client accepts', { tag: '@host' }, async ({
  site,
}) => {
  const headers = { ...sameOrigin(site), accept: 'application/json' }
  const posted = await postForm(site, enquiry, { headers })
  expect([posted.status, posted.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
  const missing = await fetch(`${site.url}/no-such-page`, { headers })
  expect([missing.status, missing.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ])
})

test('the not-found page, and a page that answers a post, are compressed', async ({ site }) => {
  const missing = `${site.url}/no-such-page`
  for (const answer of await askTwice(missing, { 'accept-encoding': 'gzip, br' })) {
    expect(answer.status).toBe(404)
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(answer.body).toString()).toContain(scrollToTop.label)
  }
  expect((await ask(missing, {}, { method: 'HEAD' })).status).toBe(404)
  const headers = { ...sameOrigin(site), 'accept-encoding': 'gzip, deflate, br' }
  expect((await postForm(site, enquiry, { headers })).headers.get('content-encoding')).toBe('br')
  // Paths that start with /individual have no link to the top.
  expect(await (await fetch(`${site.url}/individual/tax`)).text()).not.toContain(scrollToTop.label)
})

test('a request that cannot be read breaks nothing, and is not logged', async ({ site }) => {
  const logged = readLog(site).length
  const secret = '/no-such-page?visitor=secret'
  const requests: Record<string, [number, string, Headers]> = {
    'a port that is none': [400, secret, { host: 'a:99999' }],
    'a host with a space': [400, secret, { host: 'a b' }],
    'an open bracket': [404, '//[x', {}],
    'an absolute address without a port': [400, 'http://a:b', {}],
    'the star of OPTIONS': [404, '*', {}],
    'a dot': [200, '/./about', {}],
    'cookies of 50 KB': [200, page, { cookie: 'a'.repeat(50_000) }],
    'a query of 50 KB': [200, `${page}?${'a'.repeat(50_000)}`, {}],
    'a header over the limit': [431, page, { cookie: 'a'.repeat(70_000) }],
  }
  for (const [what, [status, path, headers]] of Object.entries(requests)) {
    const answer = await ask(site.url, headers, { path })
    expect(answer.status, what).toBe(status)
    if (status === 431) continue
    expect(answer.headers['x-content-type-options'], what).toBe('nosniff')
    expect(answer.headers['content-security-policy'], what).toContain("base-uri 'none'")
  }
  expect(readLog(site)).toHaveLength(logged)
})

test('OPTIONS says which methods a path takes', async ({ site }) => {
  const logged = readLog(site).length
  for (const [path, allow] of Object.entries({
    '/': 'GET, HEAD, POST, OPTIONS',
    '/privacy': 'GET, HEAD, OPTIONS',
    '*': 'GET, HEAD, OPTIONS',
    '/healthz': 'GET, HEAD, OPTIONS',
    '/no-such-page': 'GET, HEAD, OPTIONS',
  })) {
    const { status, headers, body } = await ask(site.url, {}, { path, method: 'OPTIONS' })
    expect([status, headers.allow, body.length], path).toEqual([204, allow, 0])
  }
  expect(readLog(site)).toHaveLength(logged)
})
