import { once } from 'node:events'
import { get } from 'node:http'
import type { Page } from 'playwright/test'
import { loadEnv } from 'vite'
import { firm, offices } from '../../app/content/firm.ts'
import { hydrated } from '../../scripts/support/hydrated.ts'
import { root } from '../../scripts/support/processes.ts'
import { expect, test } from '../support/test.ts'

/** The origin that the build gave the pages, as addresses.ts has it. */
const origin = (
  loadEnv('production', root).VITE_SITE_URL?.trim() || 'http://localhost:3000'
).replace(/\/$/, '')

/** The pages to be found, and what belongs to each. */
const canonicalPages = [
  { path: '/', type: 'WebPage' },
  { path: '/contact', type: 'ContactPage' },
  { path: '/about', type: 'AboutPage' },
  { path: '/privacy', type: 'WebPage' },
]

type Thing = { '@type'?: string; '@id'?: string; [property: string]: unknown }

/** What the head says of the page; fails on what it says twice. */
async function headOf(page: Page) {
  const entries = await page
    .locator('head')
    .evaluate((head) => [
      ['title', document.title],
      ...[...head.querySelectorAll('meta[content]')].map((meta) => [
        [
          meta.getAttribute('name') ?? meta.getAttribute('property'),
          meta.getAttribute('media') ?? '',
        ].join(''),
        meta.getAttribute('content'),
      ]),
      ...[...head.querySelectorAll('link[rel="canonical"]')].map((link) => [
        'canonical',
        link.getAttribute('href'),
      ]),
    ])
  const names = entries.map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
  return Object.fromEntries(entries) as Record<string, string>
}

async function structuredDataOf(page: Page): Promise<Thing[]> {
  const scripts = page.locator('script[type="application/ld+json"]')
  await expect(scripts).toHaveCount(1)
  const text = (await scripts.textContent()) ?? ''
  expect(text).not.toContain('<')
  const data = JSON.parse(text)
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

/** Every value below a thing with the name of its property, but for those of `@` properties. */
function valuesOf(value: unknown, property = ''): { property: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, property))
  if (typeof value !== 'object' || value === null) return [{ property, value }]
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, inner]) => valuesOf(inner, name))
}

/** All `@id`s below a thing that are no more than that. */
function referencesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf)
  if (typeof value !== 'object' || value === null) return []
  const thing = value as Thing
  const names = Object.keys(thing)
  if (names.length === 1 && typeof thing['@id'] === 'string') return [thing['@id']]
  return Object.values(thing).flatMap(referencesOf)
}

/** Pages and files. */
const addressProperties = ['url', 'item', 'logo', 'image']
/** For machines: they say in a code what the page says in its language or its order. */
const codes = ['inLanguage', 'addressCountry', 'position']

test('each page has a head of its own, and structured data that says what the page shows', async ({
  page,
  request,
}) => {
  const heads: Record<string, string>[] = []
  const graphs: Thing[][] = []
  const addresses = new Set<string>()
  for (const { path, type } of canonicalPages) {
    await page.goto(path)
    const head = await headOf(page)
    heads.push(head)
    expect(head).toMatchObject({
      canonical: `${origin}${path}`,
      'og:type': 'website',
      'og:site_name': firm.name,
      'og:locale': 'en_US',
      'og:url': `${origin}${path}`,
      'og:description': head.description,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\w/),
      'twitter:card': 'summary_large_image',
    })
    expect(head.title).toBe(`${head['og:title']} | ${firm.name}`)
    expect(head.robots).toBeUndefined()

    const image = await request.get((head['og:image'] ?? '').replace(origin, ''))
    expect(image.headers()['content-type']).toBe('image/png')
    const png = await image.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(120_000)

    const graph = await structuredDataOf(page)
    graphs.push(graph)
    expect(graph[0]).toMatchObject({ '@type': type, url: `${origin}${path}` })
    const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
    for (const { property, value } of valuesOf(graph)) {
      if (addressProperties.includes(property)) addresses.add(String(value))
      else if (property === 'telephone') {
        const digits = String(value).replace(/\D/g, '')
        await expect(page.locator(`a[href="tel:+${digits}"]`)).toBeVisible()
      } else if (!codes.includes(property)) {
        expect(shown, `${property} on ${path}`).toContain(value)
      }
    }
  }

  for (const name of ['title', 'description', 'canonical', 'og:image', 'og:image:alt']) {
    expect(new Set(heads.map((head) => head[name])).size, name).toBe(canonicalPages.length)
  }

  // What is named somewhere is described somewhere, under the same name everywhere.
  const things = graphs.flat()
  const described = new Set(things.map((thing) => thing['@id']))
  expect(graphs.flatMap(referencesOf).filter((id) => !described.has(id))).toEqual([])
  for (const address of addresses) {
    expect(address.startsWith(`${origin}/`), address).toBe(true)
    expect((await request.get(address.slice(origin.length))).status(), address).toBe(200)
  }

  // What Google requires, and the recommended of it that the site knows.
  const required: Record<string, string[]> = {
    Organization: ['name', 'url', 'logo'],
    WebSite: ['name', 'url'],
    AccountingService: ['name', 'address', 'url', 'image', 'parentOrganization'],
    BreadcrumbList: ['itemListElement'],
  }
  for (const [type, properties] of Object.entries(required)) {
    const ofType = things.filter((thing) => thing['@type'] === type)
    expect(ofType, type).not.toEqual([])
    for (const thing of ofType)
      expect(Object.keys(thing)).toEqual(expect.arrayContaining(properties))
  }
  expect(things.filter((thing) => thing['@type'] === 'AccountingService')).toHaveLength(2)
})

test('/home is / by another name', async ({ page }) => {
  await page.goto('/')
  const head = await headOf(page)
  const graph = await structuredDataOf(page)
  await page.goto('/home')
  expect(await headOf(page)).toEqual(head)
  expect(await structuredDataOf(page)).toEqual(graph)
})

test('on the way to another page the head changes, and the browser makes no script of structured data', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'same document'
  })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
  await hydrated(link)
  await link.click()
  await expect(page).toHaveTitle(`About | ${firm.name}`)
  await expect(page.locator('html[data-mark]')).toHaveCount(1)
  expect(await headOf(page)).toMatchObject({ canonical: `${origin}/about`, 'og:title': 'About' })
  // Still what the server wrote, for the page that it wrote.
  expect(await structuredDataOf(page)).toContainEqual(
    expect.objectContaining({ '@id': `${origin}/contact` }),
  )
})

test('the sitemap has the canonical pages and no others, and robots.txt leads to it', async ({
  request,
}) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)

  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  const xml = await sitemap.text()
  const locations = [...xml.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, loc]) => loc)
  expect(locations).toEqual(canonicalPages.map(({ path }) => origin + path))
})

test('an address with a slash at its end leads to the one without, and nowhere else', async ({
  site,
}) => {
  const ways = {
    '/about/': '/about',
    '/home/?from=card': '/home?from=card',
    '/no-such-page/': '/no-such-page',
    '//elsewhere.example/': '/elsewhere.example',
  }
  for (const [from, to] of Object.entries(ways)) {
    // Not by fetch, which would mend the address before it asks.
    const { port } = new URL(site.url)
    const [answer] = await once(get({ host: '127.0.0.1', port, path: from }), 'response')
    answer.resume()
    expect([answer.statusCode, answer.headers.location], from).toEqual([308, to])
  }
})

test.describe('a page that is not there', () => {
  test.use({ expectedComplaints: ['status of 404'] })

  test('is answered 404, and asks not to be listed', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    const head = await headOf(page)
    expect(head.robots).toBe('noindex')
    expect(head.canonical).toBeUndefined()
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  })
})

test('every link and every file that the pages name is there, and so is every part of a page', async ({
  site,
}) => {
  const seen = new Map<string, { status: number; html: string }>()
  const visit = async (path: string) => {
    const known = seen.get(path)
    if (known) return known
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    const withParts = /^(text\/html|image\/svg)/.test(answer.headers.get('content-type') ?? '')
    const html = withParts ? await answer.text() : ''
    const found = { status: answer.status, html }
    seen.set(path, found)
    return found
  }

  const broken: string[] = []
  const outside = new Map<string, string>()
  const waiting = canonicalPages.map(({ path }) => path)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { html } = await visit(path)
    for (const { address, tag } of addressesIn(html)) {
      const url = new URL(address, site.url + path)
      if (url.origin !== site.url && url.origin !== origin) {
        outside.set(url.href, tag)
        continue
      }
      const target = url.pathname + url.search
      const isNew = !seen.has(target)
      const answer = await visit(target)
      if (answer.status !== 200) broken.push(`${path}: ${tag} is answered ${answer.status}`)
      const part = decodeURIComponent(url.hash.slice(1))
      if (part && !answer.html.includes(` id="${part}"`)) broken.push(`${path}: ${tag}`)
      if (isNew && answer.html) waiting.push(target)
    }
  }
  expect(broken).toEqual([])
  // Without these the search could have missed everything there is.
  for (const path of [
    '/home',
    '/privacy',
    '/offices/lynn.vcf',
    '/share/about.png',
    '/favicon.svg',
  ]) {
    expect([...seen.keys()]).toContain(path)
  }

  for (const [address, tag] of outside) {
    const { protocol } = new URL(address)
    if (protocol === 'tel:') expect(address).toMatch(/^tel:\+1\d{10}$/)
    else if (protocol === 'mailto:') expect(address).toBe(`mailto:${firm.email}`)
    else {
      expect(protocol, tag).toBe('https:')
      expect(tag).toMatch(/target="_blank"/)
      expect(tag).toMatch(/rel="[^"]*noopener[^"]*"/)
    }
  }
  expect([...outside.keys()].some((address) => address.includes('maps/dir'))).toBe(true)
})

/** What the tags of a page name, and the tags. */
function addressesIn(html: string) {
  const text = (escaped: string) => escaped.replaceAll('&amp;', '&')
  const markup = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, (script) =>
    script.slice(0, script.indexOf('>') + 1),
  )
  return [...markup.matchAll(/<[a-z][^>]*>/g)].flatMap(([tag]) => {
    const single = [...tag.matchAll(/ (?:href|src|poster)="([^"]*)"/g)].map(([, it]) => it)
    const sets = [...tag.matchAll(/ (?:srcset|srcSet|imageSrcSet)="([^"]*)"/g)].flatMap(([, set]) =>
      (set ?? '').split(',').map((candidate) => candidate.trim().split(' ')[0]),
    )
    const meta = / (?:property)="og:(?:image|url)" content="([^"]*)"/.exec(tag)?.[1]
    return [...single, ...sets, meta]
      .filter((address) => address !== undefined)
      .map((address) => ({ address: text(address), tag }))
  })
}

test('the contact page hands out each office for an address book', async ({ page, request }) => {
  await page.goto('/contact')
  for (const { id, city, address, telephone } of offices) {
    const link = page.getByRole('link', { name: `Save contact of the ${city} office` })
    const downloading = page.waitForEvent('download')
    await link.click()
    expect((await downloading).suggestedFilename()).toMatch(new RegExp(`^.+-${id}\\.vcf$`))

    const answer = await request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8')
    const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toContain(
      `ADR;TYPE=WORK:;;${address.street};${city};MA;${address.postalCode};United States`,
    )
    expect(lines).toContain(`TEL;TYPE=WORK,VOICE:+1-${telephone}`)
    expect(lines).toContain(`URL:${origin}/contact#${id}`)
  }
  expect((await request.get('/offices/salem.vcf')).status()).toBe(404)
})
