import { expect, test } from 'vitest'
import { breadcrumbs, offerCatalog, office, organization, webPage, webSite } from './schema-org'

const url = 'https://www.eggrock.example'
const site = { name: 'Egg Rock', url }
const about = {
  path: '/about',
  type: 'AboutPage',
  title: 'About',
  description: 'Who keeps the books.',
} as const
const lynn = { id: 'lynn', city: 'Lynn', region: 'MA' }
const firm = { '@id': `${url}/#organization` }

test('an office has what Google requires of a local business', () => {
  const known = { street: '12 Breakwater Row', postalCode: '01901', telephone: '781-555-0142' }
  expect(office({ ...lynn, ...known }, '/share/contact.png', site)).toMatchObject({
    '@type': 'AccountingService',
    url: `${url}/contact#lynn`,
    name: 'Egg Rock',
    image: `${url}/share/contact.png`,
    parentOrganization: firm,
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
  const known = office(lynn, '/share/contact.png', site)
  expect(known).not.toHaveProperty('telephone')
  expect(Object.keys(Object(known).address)).toEqual([
    ...['@type', 'addressLocality', 'addressRegion', 'addressCountry'],
  ])
})

test('the firm and its offices refer to each other by the same ids', () => {
  const facts = { legalName: 'Egg Rock Inc.', description: 'Books.', logo: '/icon-512.png' }
  expect(organization({ ...facts, email: 'office@eggrock.example' }, [lynn], site)).toEqual({
    ...firm,
    ...facts,
    '@type': 'Organization',
    url: `${url}/`,
    name: 'Egg Rock',
    logo: `${url}/icon-512.png`,
    email: 'office@eggrock.example',
    subOrganization: [{ '@id': `${url}/contact#lynn` }],
  })
  expect(office(lynn, '', site)).toHaveProperty('@id', `${url}/contact#lynn`)
  expect(webSite(site)).toMatchObject({ url: `${url}/`, name: 'Egg Rock', publisher: firm })
})

test('a page has breadcrumbs that begin at the home page, which has none', () => {
  const trail = { '@id': `${url}/about#breadcrumb` }
  expect(webPage(about, site)).toMatchObject({ '@type': 'AboutPage', breadcrumb: trail })
  expect(breadcrumbs(about, site)).toEqual({
    ...trail,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Egg Rock', item: `${url}/` },
      { '@type': 'ListItem', position: 2, name: 'About', item: `${url}/about` },
    ],
  })
  expect(webPage({ ...about, path: '/' }, site)).not.toHaveProperty('breadcrumb')
})

test('each service is offered by the firm, in its group', () => {
  const bookkeeping = { name: 'Bookkeeping', description: 'Closed.' }
  const groups = [{ name: 'Books', services: [bookkeeping] }]
  const itemOffered = { '@type': 'Service', ...bookkeeping, provider: firm }
  const offers = [{ '@type': 'Offer', itemOffered }]
  expect(offerCatalog({ heading: 'What we do', groups }, site)).toMatchObject({
    '@type': 'OfferCatalog',
    name: 'What we do',
    itemListElement: [{ '@type': 'OfferCatalog', name: 'Books', itemListElement: offers }],
  })
})
