import { expect, test } from 'vitest'
import { pageHead } from './head'

const page = {
  path: '/about',
  type: 'AboutPage',
  title: 'About',
  description: 'Who keeps the books.',
  image: { path: '/share/about.png', alt: 'The light at night.' },
} as const
const site = { name: 'Egg Rock', url: 'https://www.eggrock.example' }

/** Name, or property, and content. */
function contents(head: ReturnType<typeof pageHead>) {
  return head.meta.flatMap((entry) => {
    const { name, property, content } = entry as Record<string, string>
    return content === undefined ? [] : [[name ?? property, content]]
  })
}

test('a page says what it is, where it is, and what stands beside a link to it', () => {
  const head = pageHead(page, site)
  expect(head.meta[0]).toEqual({ title: 'About | Egg Rock' })
  expect(head.links).toEqual([{ rel: 'canonical', href: 'https://www.eggrock.example/about' }])
  expect(Object.fromEntries(contents(head))).toEqual({
    description: 'Who keeps the books.',
    'og:type': 'website',
    'og:site_name': 'Egg Rock',
    'og:locale': 'en_US',
    'og:title': 'About',
    'og:description': 'Who keeps the books.',
    'og:url': 'https://www.eggrock.example/about',
    'og:image': 'https://www.eggrock.example/share/about.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'The light at night.',
    'twitter:card': 'summary_large_image',
    'twitter:image:alt': 'The light at night.',
  })
})

test('a page with something to mend says so in its title, and not to those who list it', () => {
  const head = pageHead(page, site, { error: true })
  expect(head.meta[0]).toEqual({ title: 'Error: About | Egg Rock' })
  expect(contents(head)).toContainEqual(['og:title', 'About'])
})

test('structured data is there only where it is given', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [] } as const
  expect(pageHead(page, site, { structuredData: graph }).meta).toContainEqual({
    'script:ld+json': graph,
  })
  expect(pageHead(page, site).meta.some((entry) => 'script:ld+json' in entry)).toBe(false)
})
