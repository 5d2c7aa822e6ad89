import type {
  AccountingService,
  BreadcrumbList,
  Graph,
  OfferCatalog,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { PageSeo, SiteSeo } from './head'

/** What structured data says of the firm. What is not known, or not on the page, is left out. */
export type FirmFacts = {
  legalName: string
  /** What it does, in a few words. */
  description: string
  /** A square picture of its mark, from the site's root. */
  logo: string
  email?: string | undefined
  /** The year. */
  foundingDate?: string
  services?: OfferCatalog
}

export type OfficeFacts = {
  /** Of the element on its page. */
  id: string
  city: string
  /** Two letters. */
  region: string
  street?: string | undefined
  postalCode?: string | undefined
  /** As it is read aloud, '781-555-0142' say. */
  telephone?: string | undefined
}

export type ServiceFacts = {
  heading: string
  groups: readonly {
    name: string
    services: readonly { name: string; description: string }[]
  }[]
}

/** One graph for one page, in the vocabulary of schema.org. */
export function graph(...things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}

/** The page itself, which ties the others together. */
export function webPage({ path, type, title }: PageSeo, site: SiteSeo): WebPage {
  const url = `${site.url}${path}`
  return {
    '@type': type,
    '@id': url,
    url,
    name: title,
    inLanguage: 'en-US',
    isPartOf: { '@id': ids(site).website },
    about: { '@id': ids(site).organization },
    ...(path === '/' ? {} : { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  }
}

export function webSite(site: SiteSeo): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids(site).website,
    url: `${site.url}/`,
    name: site.name,
    inLanguage: 'en-US',
    publisher: { '@id': ids(site).organization },
  }
}

/**
 * The firm.
 *
 * @param offices named by their addresses only; what is known of them stands on their own page
 */
export function organization(
  { legalName, description, logo, email, foundingDate, services }: FirmFacts,
  offices: readonly OfficeFacts[],
  site: SiteSeo,
): Organization {
  return {
    '@type': 'Organization',
    '@id': ids(site).organization,
    url: `${site.url}/`,
    name: site.name,
    legalName,
    description,
    logo: `${site.url}${logo}`,
    ...(email ? { email } : {}),
    ...(foundingDate ? { foundingDate } : {}),
    ...(services ? { hasOfferCatalog: services } : {}),
    subOrganization: offices.map(({ id }) => ({ '@id': ids(site).office(id) })),
  }
}

/** An office as Google wants a local business: a name and an address it must have, the rest as far as it is known. */
export function office(
  { id, city, region, street, postalCode, telephone }: OfficeFacts,
  image: string,
  site: SiteSeo,
): AccountingService {
  return {
    '@type': 'AccountingService',
    '@id': ids(site).office(id),
    url: ids(site).office(id),
    name: site.name,
    image: `${site.url}${image}`,
    parentOrganization: { '@id': ids(site).organization },
    address: {
      '@type': 'PostalAddress',
      ...(street ? { streetAddress: street } : {}),
      addressLocality: city,
      addressRegion: region,
      ...(postalCode ? { postalCode } : {}),
      addressCountry: 'US',
    },
    ...(telephone ? { telephone: `+1-${telephone}` } : {}),
  }
}

/** The services, in their groups. */
export function offerCatalog({ heading, groups }: ServiceFacts, site: SiteSeo): OfferCatalog {
  const provider = { '@id': ids(site).organization }
  return {
    '@type': 'OfferCatalog',
    '@id': ids(site).services,
    url: ids(site).services,
    name: heading,
    itemListElement: groups.map((group) => ({
      '@type': 'OfferCatalog',
      name: group.name,
      itemListElement: group.services.map(({ name, description }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name, description, provider },
      })),
    })),
  }
}

/** The way to a page from the home page, which goes by the firm's name, as in the header. */
export function breadcrumbs({ path, title }: PageSeo, site: SiteSeo): BreadcrumbList {
  const steps = [
    { name: site.name, item: `${site.url}/` },
    { name: title, item: `${site.url}${path}` },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': `${site.url}${path}#breadcrumb`,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

/** Names that stay what they are from page to page, and from year to year. */
export function ids({ url }: SiteSeo) {
  return {
    organization: `${url}/#organization`,
    website: `${url}/#website`,
    services: `${url}/#services`,
    office: (id: string) => `${url}/contact#${id}`,
  }
}
