import { addresses } from '~/content/addresses'
import { firm, offices } from '~/content/firm'
import { home } from '~/content/home'
import { isPlaceholder } from '~/content/placeholder'
import { serviceGroups } from '~/content/services'
import type { PageSeo } from '~/seo/head'
import {
  breadcrumbs,
  graph,
  offerCatalog,
  office,
  organization,
  webPage,
  webSite,
} from '~/seo/schema-org'

/**
 * Structured data of a page: what is said on that page, and references to the rest.
 *
 * A placeholder is no fact, so it stays out until the firm has filled it in. The one exception is the firm's name,
 * by which the site goes everywhere.
 */
export function graphOf(page: PageSeo) {
  const site = { name: firm.name, url: addresses.site }
  const officeFacts = offices.map(({ id, city, address, telephone }) => ({
    id,
    city,
    region: address.region,
    street: known(address.street),
    postalCode: known(address.postalCode),
    telephone: known(telephone),
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
