import { addresses } from '~/content/addresses'
import { firm, offices } from '~/content/firm'
import { home } from '~/content/home'
import { isPlaceholder } from '~/content/placeholder'
import { serviceGroups } from '~/content/services'
import { shareImage } from '~/pages'
import {
  breadcrumbs,
  graph,
  offerCatalog,
  office,
  organization,
  type PageSeo,
  webPage,
  webSite,
} from '~/seo/schema-org'

/**
 * Structured data of a page: the facts that the page itself shows, and references to the others. Placeholders are left
 * out, except for the firm's name.
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
        ...officeFacts.map((facts) => office(facts, shareImage(page.path).path, site)),
        breadcrumbs(page, site),
      )
    default:
      return graph(webPage(page, site), breadcrumbs(page, site))
  }
}

function known(text: string): string | undefined {
  return isPlaceholder(text) ? undefined : text
}
