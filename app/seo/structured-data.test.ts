import { expect, test } from 'vitest'
import { firm } from '~/content/firm'
import { offices } from '~/content/offices'
import { serviceGroups } from '~/content/services'
import { siteOrigin } from '~/content/urls'
import { officeAsBusiness, structuredDataGraph } from './structured-data'

const reference = { '@id': `${siteOrigin}/#organization` }
const [lynn] = offices.map((office) => ({
  ...office,
  address: { street: '1 Long Wharf', region: 'MA', postalCode: '01900' },
  telephone: '781-555-0199',
  internationalTelephone: '+1-781-555-0199',
}))

const pageThings = (path: '/' | '/about' | '/contact') =>
  Object(structuredDataGraph(path))['@graph']

test('an office has what Google requires of a local business', () => {
  expect(lynn && officeAsBusiness(lynn)).toMatchObject({
    '@type': 'AccountingService',
    '@id': `${siteOrigin}/contact#lynn`,
    url: `${siteOrigin}/contact#lynn`,
    name: firm.name,
    image: `${siteOrigin}/share/contact.png`,
    parentOrganization: reference,
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Long Wharf',
      addressLocality: 'Lynn',
      addressRegion: 'MA',
      postalCode: '01900',
      addressCountry: 'US',
    },
    telephone: '+1-781-555-0199',
  })
})

test('the firm, its website and its offices refer to each other by the same ids', () => {
  const [, website, organization] = pageThings('/')
  expect(website).toMatchObject({
    '@type': 'WebSite',
    url: `${siteOrigin}/`,
    name: firm.name,
    publisher: reference,
  })
  expect(organization).toMatchObject({
    ...reference,
    '@type': 'Organization',
    url: `${siteOrigin}/`,
    name: firm.name,
    legalName: firm.legalName,
    logo: `${siteOrigin}/icon-512.png`,
    foundingDate: firm.founded,
    subOrganization: offices.map(({ id }) => ({ '@id': `${siteOrigin}/contact#${id}` })),
  })
})

test('a page has breadcrumbs that begin at the home page, which has none', () => {
  const trail = { '@id': `${siteOrigin}/about#breadcrumb` }
  expect(pageThings('/about')).toEqual([
    expect.objectContaining({ '@type': 'AboutPage', breadcrumb: trail }),
    {
      ...trail,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: firm.name, item: `${siteOrigin}/` },
        { '@type': 'ListItem', position: 2, name: 'About', item: `${siteOrigin}/about` },
      ],
    },
  ])
  expect(pageThings('/')[0]).not.toHaveProperty('breadcrumb')
})

test('each service is offered by the firm, in its group', () => {
  const service = {
    '@type': 'Service',
    name: serviceGroups[0]?.services[0]?.name,
    provider: reference,
  }
  const [group] = pageThings('/')[2].hasOfferCatalog.itemListElement
  expect(group).toMatchObject({ '@type': 'OfferCatalog', name: serviceGroups[0]?.name })
  expect(group.itemListElement[0]).toMatchObject({ '@type': 'Offer', itemOffered: service })
})
