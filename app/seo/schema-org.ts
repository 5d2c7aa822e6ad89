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
import type { Page, PagePath } from '~/pages'

/** What search engines and link previews learn of a page. */
export type PageSeo = Pick<Page, 'type' | 'title' | 'description'> & {
  /** Its canonical path. */
  path: PagePath
}

export type SiteSeo = {
  name: string
  /** The public origin, without a trailing slash. */
  url: string
}

/** The firm, as structured data describes it. Facts that are unknown, or that the page does not show, are left out. */
export type FirmFacts = {
  legalName: string
  /** What the firm does, in a few words. */
  description: string
  /** Path of a square picture of the firm's mark. */
  logo: string
  email?: string | undefined
  /** A year. */
  foundingDate?: string
  services?: OfferCatalog
}

export type OfficeFacts = {
  /** The id of the office's element on the contact page. */
  id: string
  city: string
  /** Two letters. */
  region: string
  street?: string | undefined
  postalCode?: string | undefined
  /** Such as '781-555-0142'. */
  telephone?: string | undefined
}

export type ServiceFacts = {
  heading: string
  groups: readonly {
    name: string
    services: readonly { name: string; description: string }[]
  }[]
}

/** The structured data of one page, in the vocabulary of schema.org. */
export function graph(...things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}

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
 * @param offices referred to by id only; the contact page describes them
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

/** An office as a local business. Google requires a name and an address; the rest is optional. */
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

/** The path from the home page to this page. As in the header, the home page has the firm's name. */
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

/** Identifiers of things. They must be the same on every page, and must not change over time. */
export function ids({ url }: SiteSeo) {
  return {
    organization: `${url}/#organization`,
    website: `${url}/#website`,
    services: `${url}/#services`,
    office: (id: string) => `${url}/contact#${id}`,
  }
}
