import { formatHex } from 'culori'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { firm } from '../../app/content/firm.ts'
import { offices } from '../../app/content/offices.ts'
import { canonicalPaths, pages } from '../../app/page-table.ts'
import { shareImage } from '../../app/seo/share-image.ts'
import { open, openWithoutScript, publicOrigin as origin } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const structuredData = 'application/ld+json'

/** What the page tells search engines and link previews, by name. Fails if a name occurs twice. */
async function pageHead(page: Page): Promise<Record<string, string>> {
  const said = `title, meta[content], link[rel="canonical"], script[type="${structuredData}"]`
  const entries = await page.locator(`head > :is(${said})`).evaluateAll((all) =>
    all.map((element) => {
      const of = (name: string) => element.getAttribute(name)
      const what = of('name') ?? of('property') ?? of('rel') ?? of('type') ?? element.localName
      return [`${what}${of('media') ?? ''}`, of('content') ?? of('href') ?? element.textContent]
    }),
  )
  const head = Object.fromEntries(entries)
  expect(entries.map(([name]) => name)).toEqual(Object.keys(head))
  return head
}

/** Properties whose values are pages and files. */
const addressProperties = ['url', 'logo', 'image']
/** Properties with codes and numbers that the page does not show. The opening hours are shown as words. */
const codes = ['inLanguage', 'addressCountry', 'opens', 'closes', 'dayOfWeek']

test('each page has its own head and structured data', async ({ page, request }) => {
  const heads: Record<string, string>[] = []
  const described = new Set<string>()
  const references = new Set<string>()
  const addresses = new Set<string>()
  const things: { '@id'?: string; '@type': string }[] = []
  for (const path of canonicalPaths) {
    const { title, description } = pages[path]
    const image = shareImage(path)
    await page.goto(path)
    const head = await pageHead(page)
    heads.push(head)
    expect(head).toMatchObject({
      title: `${title} | ${firm.name}`,
      description,
      canonical: `${origin}${path}`,
      'og:type': 'website',
      'og:site_name': firm.name,
      'og:locale': 'en_US',
      'og:title': title,
      'og:description': description,
      'og:url': `${origin}${path}`,
      'og:image': `${origin}${image.path}`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': image.alt,
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': image.alt,
      // Safari would make links of what looks like a number, and React would render the page anew.
      'format-detection': expect.stringContaining('telephone=no'),
    })
    expect(head).not.toHaveProperty('robots')
    const png = await (await request.get(image.path)).body()
    expect(await imageFacts(png)).toBe('image/png 1200x630')
    expect(png.length).toBeLessThan(120_000)

    const text = head[structuredData]
    if (text === undefined) continue
    const values: [property: string, value: unknown][] = []
    const graph = JSON.parse(text, (property, value) => {
      if (typeof value !== 'object') values.push([property, value])
      // An object with only an @id refers to one that is described elsewhere.
      else if (value['@id'])
        (Object.keys(value).length === 1 ? references : described).add(value['@id'])
      return value
    })
    expect(graph['@context']).toBe('https://schema.org')
    things.push(...graph['@graph'])
    const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
    for (const [property, value] of values) {
      if (addressProperties.includes(property)) addresses.add(`${value}`)
      else if (property === 'telephone') {
        const called = offices.find((office) => office.internationalTelephone === value)
        const call = page.locator(`main a[href="${called?.telephoneHref}"]`)
        await expect(call.first()).toBeVisible()
      } else if (!property.startsWith('@') && !codes.includes(property)) {
        const where = `${property} of the structured data of ${path}. If it is a code, add it to \`codes\``
        expect(shown, where).toContain(`${value}`.replace('\n', ' '))
      }
    }
  }

  for (const name of ['title', 'description', 'canonical', 'og:image', 'og:image:alt']) {
    expect(new Set(heads.map((head) => head[name])).size, name).toBe(canonicalPaths.length)
  }
  expect([...references].filter((id) => !described.has(id))).toEqual([])
  const kinds = Object.groupBy(
    new Map(things.map((thing) => [thing['@id'], thing])).values(),
    (thing) => thing['@type'],
  )
  expect(kinds.Organization).toHaveLength(1)
  expect(kinds.WebSite).toHaveLength(1)
  // What Google requires of a local business, and recommends.
  const [{ '@id': parent } = {}] = kinds.Organization ?? []
  expect(kinds.AccountingService).toEqual(
    offices.map(({ internationalTelephone, city, hours }) =>
      expect.objectContaining({
        // The second firm has hours.
        ...(hours.length > 0 && {
          openingHoursSpecification: hours.map(({ opens, closes }) =>
            expect.objectContaining({ '@type': 'OpeningHoursSpecification', opens, closes }),
          ),
        }),
        name: firm.name,
        url: expect.stringContaining('/contact#'),
        image: expect.any(String),
        telephone: internationalTelephone,
        parentOrganization: { '@id': parent },
        address: expect.objectContaining({ '@type': 'PostalAddress', addressLocality: city }),
      }),
    ),
  )
  for (const address of addresses) {
    expect(address.startsWith(`${origin}/`), address).toBe(true)
    expect((await request.get(address.slice(origin.length))).status(), address).toBe(200)
  }
})

test('/home shows the same page as /', async ({ page }) => {
  const allOf = async (path: string) => {
    // As it was rendered. React changes the link to the top.
    await openWithoutScript(page, path)
    // Not the menu: without script, on /home, its link to the services loads the page and so closes it.
    const words = await page.locator('main, footer').allTextContents()
    return { words, head: await pageHead(page) }
  }
  expect(await allOf('/home')).toEqual(await allOf('/'))
})

test('a navigation updates the head, but not the structured data', async ({ page }) => {
  await open(page, '/contact')
  const before = await pageHead(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  const { title } = pages['/about']
  await expect(page).toHaveTitle(`${title} | ${firm.name}`)
  expect(await pageHead(page)).toMatchObject({
    canonical: `${origin}/about`,
    'og:title': title,
    [structuredData]: before[structuredData],
  })
})

test('robots.txt names the sitemap, and security.txt the contact', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  const entries = [...(await sitemap.text()).matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)]
  expect(entries.map(([, loc]) => loc)).toEqual(canonicalPaths.map((path) => origin + path))
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i)
  expect(await answer.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: [\dT:Z-]+\nPreferred-/)
})

async function imageFacts(bytes: Buffer): Promise<string> {
  const { format, width, height } = await sharp(bytes).metadata()
  return `image/${format} ${width}x${height}`
}

test('the manifest has the firm, its colors and its icons', async ({ page, request }) => {
  await page.goto('/about')
  const browser = await page.context().newCDPSession(page)
  const { url, data = '', errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const answer = await request.get(url)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest: { icons: Record<'src' | 'sizes' | 'type', string>[] } = JSON.parse(data)
  expect(manifest).toMatchObject({
    name: firm.name,
    short_name: firm.shortName,
    start_url: '/',
    background_color: await painted(page, '--color-ground'),
    theme_color: await painted(page, '--color-action'),
  })
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }))
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toBe(type)
    expect(await imageFacts(await icon.body())).toBe(`${type} ${sizes}`)
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const frame = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`)
    await expect(frame).toHaveAttribute('content', await painted(page, '--color-ground'))
  }
})

/** The color of a token as #rrggbb, in whichever notation the token has it. */
async function painted(page: Page, token: string) {
  const color = await page.evaluate((token) => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.color = `var(${token})`
    return getComputedStyle(sample).color
  }, token)
  return formatHex(color) ?? color
}
