import { isPlaceholder } from '~/lib/placeholder'
import type { PageSeo } from '~/lib/seo'
import {
  breadcrumbs,
  graph,
  offerCatalog,
  office,
  organization,
  webPage,
  webSite,
} from '~/lib/structured-data'
import { addresses } from './addresses'
import { firm, offices, telephones } from './firm'
import { home } from './home'
import { serviceGroups } from './services'

/**
 * Structured data of a page: what is said on that page, and references to the rest.
 *
 * A placeholder is no fact, so it stays out until the firm has filled it in. The one exception is the firm's name,
 * by which the site goes everywhere.
 */
export function graphOf(page: PageSeo) {
  const site = { name: firm.name, url: addresses.site }
  const officeFacts = offices.map(({ id, city, address }) => ({
    id,
    city,
    region: address.region,
    street: known(address.street),
    postalCode: known(address.postalCode),
    telephone: known(telephones[city]),
  }))
  const firmFacts = { legalName: firm.legalName, description: firm.trade, logo: '/icon-512.png' }

  switch (page.path) {
    case '/': {
      const services = offerCatalog(
        { heading: home.services.gridHeading, groups: serviceGroups },
        site,
      )
      return graph(
        webPage(page, site),
        webSite(site),
        organization({ ...firmFacts, foundingDate: firm.founded, services }, officeFacts, site),
      )
    }
    case '/contact':
      return graph(
        webPage(page, site),
        webSite(site),
        organization({ ...firmFacts, email: known(firm.email) }, officeFacts, site),
        ...officeFacts.map((facts) => office(facts, page.image.path, site)),
        breadcrumbs(page, site),
      )
    default:
      return graph(webPage(page, site), breadcrumbs(page, site))
  }
}

function known(text: string): string | undefined {
  return isPlaceholder(text) ? undefined : text
}
