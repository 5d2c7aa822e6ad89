import { expect, test } from 'vitest'
import { shareImage } from '~/pages'
import { pageHead } from './head'

const page = {
  path: '/about',
  type: 'AboutPage',
  title: 'About',
  description: 'Who keeps the books.',
} as const
const url = 'https://www.eggrock.example'
const site = { name: 'Egg Rock', url }

test('a page has a title, a description, a canonical URL and what is shown beside a link to it', () => {
  const { links, meta } = pageHead(page, site)
  const { description, title } = page
  expect(links).toEqual([{ rel: 'canonical', href: `${url}/about` }])
  expect(meta).toEqual([
    { title: 'About | Egg Rock' },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Egg Rock' },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${url}/about` },
    { property: 'og:image', content: `${url}/share/about.png` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: shareImage('/about').alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: shareImage('/about').alt },
  ])
})

test('a page with errors to correct says so in its title, but not to social networks', () => {
  const { meta } = pageHead(page, site, { error: true })
  expect(meta[0]).toEqual({ title: 'Error: About | Egg Rock' })
  expect(meta).toContainEqual({ property: 'og:title', content: 'About' })
})

test('structured data is there only where it is given', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [] } as const
  const data = { 'script:ld+json': graph }
  expect(pageHead(page, site, { structuredData: graph }).meta).toContainEqual(data)
})
