import { once } from 'node:events'
import { get } from 'node:http'
import type { Page } from 'playwright/test'
import { loadEnv } from 'vite'
import { firm } from '../../app/content/firm.ts'
import { canonicalPaths, pageAt, pages } from '../../app/pages.ts'
import { root } from '../../scripts/support/processes.ts'
import { missingPage, open } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** The origin that the build gave the pages, as addresses.ts has it. */
const origin = (
  loadEnv('production', root).VITE_SITE_URL?.trim() || 'http://localhost:3000'
).replace(/\/$/, '')

type Thing = { '@type'?: string; '@id'?: string; [property: string]: unknown }

/** What the head says of the page; fails on what it says twice. */
async function headOf(page: Page): Promise<Record<string, string>> {
  const entries = await page.locator('head').evaluate((head) => {
    const metas = [...head.querySelectorAll('meta[content]')].map((meta) => {
      const name = meta.getAttribute('name') ?? meta.getAttribute('property')
      return [`${name}${meta.getAttribute('media') ?? ''}`, meta.getAttribute('content') ?? '']
    })
    const links = [...head.querySelectorAll('link[rel="canonical"]')]
    const canonical = links.map((link) => ['canonical', link.getAttribute('href') ?? ''])
    return [['title', document.title], ...metas, ...canonical]
  })
  const names = entries.map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
  return Object.fromEntries(entries)
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

/** Every value in a thing with the name of its property; `@` properties are left out, references are `@id`. */
function valuesOf(value: unknown, property = ''): { property: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, property))
  if (typeof value !== 'object' || value === null) return [{ property, value }]
  const entries = Object.entries(value)
  const isReference = entries.length === 1
  return entries
    .filter(([name]) => !name.startsWith('@') || (isReference && name === '@id'))
    .flatMap(([name, inner]) => valuesOf(inner, name))
}

/** Properties whose values are pages and files. */
const addressProperties = ['url', 'item', 'logo', 'image']
/** Properties for machines: they say in a code what the page says in its language or its order. */
const codes = ['inLanguage', 'addressCountry', 'position', '@id']

test('each page has a head of its own, and structured data that says what the page shows', async ({
  page,
  request,
}) => {
  const heads: Record<string, string>[] = []
  const things: Thing[] = []
  const addresses = new Set<string>()
  for (const path of canonicalPaths) {
    const { type, title } = pageAt(path) ?? {}
    await page.goto(path)
    const head = await headOf(page)
    heads.push(head)
    // app/seo/head.test.ts has the rest.
    expect(head).toMatchObject({ title: `${title} | ${firm.name}`, canonical: `${origin}${path}` })
    expect(head.robots).toBeUndefined()

    const image = await request.get((head['og:image'] ?? '').replace(origin, ''))
    expect(image.headers()['content-type']).toBe('image/png')
    const png = await image.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      head['og:image:width'],
      head['og:image:height'],
    ])
    expect(png.length).toBeLessThan(120_000)

    const graph = await structuredDataOf(page)
    things.push(...graph)
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
    expect(new Set(heads.map((head) => head[name])).size, name).toBe(canonicalPaths.length)
  }
  // What is referred to is described somewhere, under the same name everywhere.
  const described = things.map((thing) => thing['@id'])
  const references = valuesOf(things).filter(({ property }) => property === '@id')
  expect(
    references.map(({ value }) => value).filter((id) => !described.some((it) => it === id)),
  ).toEqual([])
  for (const address of addresses) {
    expect(address.startsWith(`${origin}/`), address).toBe(true)
    expect((await request.get(address.slice(origin.length))).status(), address).toBe(200)
  }
  // What Google requires of each is in app/seo/schema-org.test.ts; here, that they are there.
  const types = things.map((thing) => thing['@type'])
  expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'BreadcrumbList']))
  expect(types.filter((type) => type === 'AccountingService')).toHaveLength(2)
})

test('/home is / by another name', async ({ page }) => {
  const allOf = async (path: string) => {
    await page.goto(path)
    const words = await page.locator('body').innerText()
    return { words, head: await headOf(page), graph: await structuredDataOf(page) }
  }
  expect(await allOf('/home')).toEqual(await allOf('/'))
})

test('on the way to another page the head changes, and structured data stays as the server wrote it', async ({
  page,
}) => {
  await open(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  const { title } = pages['/about']
  await expect(page).toHaveTitle(`${title} | ${firm.name}`)
  expect(await headOf(page)).toMatchObject({ canonical: `${origin}/about`, 'og:title': title })
  // The browser makes none.
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
  const entries = [...(await sitemap.text()).matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)]
  expect(entries.map(([, loc]) => loc)).toEqual(canonicalPaths.map((path) => origin + path))
})

test('a trailing slash redirects to the path without it, and never to another site', async ({
  site,
}) => {
  const ways = {
    '/about/': '/about',
    '/home/?from=card': '/home?from=card',
    '/no-such-page/': '/no-such-page',
    '//elsewhere.example/': '/elsewhere.example',
  }
  for (const [from, to] of Object.entries(ways)) {
    // Not by fetch, which would normalize the path before it asks.
    const { port } = new URL(site.url)
    const [answer] = await once(get({ host: '127.0.0.1', port, path: from }), 'response')
    answer.resume()
    expect([answer.statusCode, answer.headers.location], from).toEqual([308, to])
  }
})

test.describe('a page that is not there', () => {
  test.use({ expectedComplaints: ['status of 404'] })

  test('the not-found page asks not to be listed', async ({ page }) => {
    await page.goto(missingPage)
    const head = await headOf(page)
    expect(head.robots).toBe('noindex')
    expect(head.canonical).toBeUndefined()
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  })
})

test('every link, file and part of a page that the pages name is there', async ({ site }) => {
  const seen = new Map<string, { status: number; html: string }>()
  const visit = async (path: string) => {
    const known = seen.get(path)
    if (known) return known
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    const namesOthers = /^(text\/html|image\/svg)/.test(answer.headers.get('content-type') ?? '')
    const found = { status: answer.status, html: namesOthers ? await answer.text() : '' }
    seen.set(path, found)
    return found
  }

  const broken: string[] = []
  const outside = new Map<string, string>()
  const waiting: string[] = [...canonicalPaths]
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
      const part = decodeURIComponent(url.hash.slice(1))
      if (answer.status !== 200) broken.push(`${path}: ${tag} is answered ${answer.status}`)
      else if (part && !answer.html.includes(` id="${part}"`)) broken.push(`${path}: ${tag}`)
      if (isNew && answer.html) waiting.push(target)
    }
  }
  expect(broken).toEqual([])
  // Without these the search could have missed everything there is.
  const found = ['/home', '/privacy', '/offices/lynn.vcf', '/share/about.png', '/favicon.svg']
  expect([...seen.keys()]).toEqual(expect.arrayContaining(found))

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

/** The addresses that the tags of a page name, and the tags. */
function addressesIn(html: string) {
  const markup = html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1')
  return [...markup.matchAll(/<[a-z][^>]*>/g)].flatMap(([tag]) => {
    const valuesOf = (attributes: string) =>
      [...tag.matchAll(new RegExp(` (?:${attributes})="([^"]*)"`, 'g'))].map(([, value]) =>
        (value ?? '').replaceAll('&amp;', '&'),
      )
    const sets = valuesOf('srcset|srcSet|imageSrcSet').flatMap((set) => set.split(','))
    const addresses = [
      ...valuesOf('href|src|poster'),
      ...sets.map((candidate) => candidate.trim().split(' ')[0] ?? ''),
      ...(/ property="og:(image|url)"/.test(tag) ? valuesOf('content') : []),
    ]
    return addresses.map((address) => ({ address, tag }))
  })
}
