import { expect, test } from 'vitest'
import { addresses } from '~/content/addresses'
import { firm } from '~/content/firm'
import { pages, shareImage } from '~/pages'
import { headOf } from './head'
import { graphOf } from './structured-data'

const { title, description } = pages['/about']

test('a page has a title, a description, a canonical URL and what is shown beside a link to it', () => {
  const { links, meta } = headOf('/about')
  const url = `${addresses.site}/about`
  const { alt } = shareImage('/about')
  expect(links).toEqual([{ rel: 'canonical', href: url }])
  expect(meta).toEqual([
    { title: `${title} | ${firm.name}` },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: firm.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${addresses.site}/share/about.png` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: alt },
    { 'script:ld+json': graphOf('/about') },
  ])
})

test('a page with errors to correct says so in its title, but not to social networks', () => {
  const { meta } = headOf('/about', { outcome: { status: 'incomplete' } })
  expect(meta[0]).toEqual({ title: `Error: ${title} | ${firm.name}` })
  expect(meta).toContainEqual({ property: 'og:title', content: title })
})
