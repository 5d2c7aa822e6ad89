import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage, type RequestOptions } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { hostFor } from '../../scripts/build/hosts.ts'
import { folderOf } from '../hosts/running-host.ts'
import { enquiry, postForm, sameOrigin } from '../support/posted-forms.ts'
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

test('a missing asset is not cached', { tag: '@host' }, async ({ site, preset }) => {
  for (const gone of await askTwice(`${site.url}/assets/index-gone.js`)) {
    expect(gone.status).toBe(404)
    // Cloudflare sets the headers of a path whether or not there is a file.
    if (preset === 'cloudflare-module') continue
    expect(gone.headers['cache-control'] ?? '').not.toContain('immutable')
    if (!preset) expect(gone.headers['cache-control']).toBe('no-store')
  }
})

test('a trailing slash never leads to another site', { tag: '@host' }, async ({ site, preset }) => {
  const slash = await ask(`${site.url}/contact/?a=b`)
  // Netlify does not document a redirect. Without one, the page must be complete at both paths.
  if (preset === 'netlify') expect(slash.body.toString()).toContain('</html>')
  else expect(slash.status).toBeGreaterThanOrEqual(307)
  for (const { headers } of [slash, await ask(`${site.url}//elsewhere.example/`)]) {
    expect(new URL(headers.location ?? '/contact', site.url).origin).toBe(site.url)
  }
  if (preset !== 'netlify') expect(slash.headers.location).toMatch(/\/contact(\?a=b)?$/)
  if (preset) return
  expect([slash.status, slash.headers.location]).toEqual([308, '/contact?a=b'])
  const missing = await ask(`${site.url}/no-such-page/`)
  expect([missing.status, missing.headers.location]).toEqual([308, '/no-such-page'])
})

test('what a visitor may type for the address of a page leads to it', async ({ site }) => {
  for (const typed of ['/Contact', '//contact', '/contact/index.html', '/CONTACT/']) {
    const { status, headers } = await ask(`${site.url}${typed}?a=b`)
    expect([status, headers.location], typed).toEqual([308, '/contact?a=b'])
  }
  const home = await ask(`${site.url}/index.html`)
  expect([home.status, home.headers.location]).toEqual([308, '/'])
})

test('a damaged link shows that there is no such page', { tag: '@host' }, async ({ site }) => {
  for (const [path, location] of [
    ['/about%?from=letter', '/about%25?from=letter'],
    ['/%ff', '/%25ff'],
    ['//elsewhere.example/%', '/elsewhere.example/%25'],
  ] as const) {
    const { status, headers } = await ask(site.url, {}, { path })
    expect([status, headers.location], path).toEqual([308, location])
    expect((await fetch(site.url + location)).status, location).toBe(404)
  }
})

test('a page rendered per request is compressed', async ({ site }) => {
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

test('an unusual path breaks nothing, and has the security headers', async ({ site }) => {
  const unparsable = ['*', '/%', '/%ff', '//[', 'http://a:b']
  for (const path of [...unparsable, '/%61bout', '/about?from=letter', '//about', '/./about']) {
    const { status, headers } = await ask(site.url, {}, { path })
    expect((await ask(site.url, {}, { path })).status, path).toBe(status)
    expect(status, path).toBeLessThan(500)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['content-security-policy'], path).toContain("base-uri 'none'")
  }
  expect((await ask(`${site.url}/about?from=letter`)).body.toString()).toContain('</html>')
})
