import { expect, test } from 'vitest'
import { breadcrumbs, offerCatalog, office, organization, webPage, webSite } from './schema-org'

const site = { name: 'Egg Rock', url: 'https://www.eggrock.example' }
const about = {
  path: '/about',
  type: 'AboutPage',
  title: 'About',
  description: 'Who keeps the books.',
  image: { path: '/share/about.png', alt: 'The light at night.' },
} as const
const lynn = {
  id: 'lynn',
  city: 'Lynn',
  region: 'MA',
  street: '12 Breakwater Row',
  postalCode: '01901',
  telephone: '781-555-0142',
}

test('an office has what Google requires of a local business, and what is known of the rest', () => {
  expect(office(lynn, '/share/contact.png', site)).toEqual({
    '@type': 'AccountingService',
    '@id': 'https://www.eggrock.example/contact#lynn',
    url: 'https://www.eggrock.example/contact#lynn',
    name: 'Egg Rock',
    image: 'https://www.eggrock.example/share/contact.png',
    parentOrganization: { '@id': 'https://www.eggrock.example/#organization' },
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Breakwater Row',
      addressLocality: 'Lynn',
      addressRegion: 'MA',
      postalCode: '01901',
      addressCountry: 'US',
    },
    telephone: '+1-781-555-0142',
  })
})

test('what is not known of an office is left out, not left empty', () => {
  const unknown = { ...lynn, street: undefined, postalCode: undefined, telephone: undefined }
  const known = office(unknown, '/share/contact.png', site)
  expect(known).not.toHaveProperty('telephone')
  expect(known).toHaveProperty('address', {
    '@type': 'PostalAddress',
    addressLocality: 'Lynn',
    addressRegion: 'MA',
    addressCountry: 'US',
  })
})

test('the firm names its offices, and they the firm, by the same addresses', () => {
  const firm = { legalName: 'Egg Rock Inc.', description: 'Books.', logo: '/icon-512.png' }
  expect(organization({ ...firm, email: 'office@eggrock.example' }, [lynn], site)).toEqual({
    '@type': 'Organization',
    '@id': 'https://www.eggrock.example/#organization',
    url: 'https://www.eggrock.example/',
    name: 'Egg Rock',
    legalName: 'Egg Rock Inc.',
    description: 'Books.',
    logo: 'https://www.eggrock.example/icon-512.png',
    email: 'office@eggrock.example',
    subOrganization: [{ '@id': 'https://www.eggrock.example/contact#lynn' }],
  })
  expect(webSite(site)).toMatchObject({
    url: 'https://www.eggrock.example/',
    name: 'Egg Rock',
    publisher: { '@id': 'https://www.eggrock.example/#organization' },
  })
})

test('a page leads back to the home page, which leads nowhere', () => {
  expect(webPage(about, site)).toMatchObject({
    '@type': 'AboutPage',
    breadcrumb: { '@id': 'https://www.eggrock.example/about#breadcrumb' },
  })
  expect(breadcrumbs(about, site)).toEqual({
    '@type': 'BreadcrumbList',
    '@id': 'https://www.eggrock.example/about#breadcrumb',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Egg Rock',
        item: 'https://www.eggrock.example/',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'About',
        item: 'https://www.eggrock.example/about',
      },
    ],
  })
  expect(webPage({ ...about, path: '/' }, site)).not.toHaveProperty('breadcrumb')
})

test('the services stand in their groups, each offered by the firm', () => {
  const groups = [{ name: 'Books', services: [{ name: 'Bookkeeping', description: 'Closed.' }] }]
  expect(offerCatalog({ heading: 'What we do', groups }, site)).toMatchObject({
    '@type': 'OfferCatalog',
    name: 'What we do',
    itemListElement: [
      {
        '@type': 'OfferCatalog',
        name: 'Books',
        itemListElement: [
          {
            '@type': 'Offer',
            itemOffered: {
              '@type': 'Service',
              name: 'Bookkeeping',
              description: 'Closed.',
              provider: { '@id': 'https://www.eggrock.example/#organization' },
            },
          },
        ],
      },
    ],
  })
})
