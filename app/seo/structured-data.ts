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
import { locale } from '~/content/constants'
import { firm } from '~/content/firm'
import { home } from '~/content/home'
import { type Office, offices } from '~/content/offices'
import { daysOpen } from '~/content/opening-hours'
import { languages } from '~/content/optional-facts'
import { serviceGroups } from '~/content/services'
import { siteOrigin } from '~/content/urls'
import { type PagePath, pages, shareImage } from '~/page-table'

/** Identifiers of things. They must be the same on every page, and must not change over time. */
const ids = {
  organization: `${siteOrigin}/#organization`,
  website: `${siteOrigin}/#website`,
  services: `${siteOrigin}/#services`,
  office: ({ id }: Office) => `${siteOrigin}/contact#${id}`,
}

/** The facts that the page itself shows, for search engines. */
export function structuredDataGraph(path: PagePath): Graph {
  return { '@context': 'https://schema.org', '@graph': pageThings(path) }
}

function pageThings(path: PagePath): Thing[] {
  switch (path) {
    case '/':
      return [
        webPage(path),
        webSite,
        organization({ foundingDate: firm.founded, hasOfferCatalog: services() }),
      ]
    case '/contact':
      return [
        webPage(path),
        webSite,
        organization({
          email: firm.email,
          ...(languages.length > 0 && { knowsLanguage: [...languages] }),
        }),
        ...offices.map(officeAsBusiness),
        breadcrumbs(path),
      ]
    default:
      return [webPage(path), breadcrumbs(path)]
  }
}

function webPage(path: PagePath): WebPage {
  const { type, title } = pages[path]
  const url = `${siteOrigin}${path}`
  return {
    '@type': type,
    '@id': url,
    url,
    name: title,
    inLanguage: locale,
    isPartOf: { '@id': ids.website },
    about: { '@id': ids.organization },
    ...(path === '/' ? {} : { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  }
}

const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': ids.website,
  url: `${siteOrigin}/`,
  name: firm.name,
  inLanguage: locale,
  publisher: { '@id': ids.organization },
}

/** The firm, with the facts that this page shows. It refers to the offices by id; the contact page describes them. */
function organization(shown: {
  email?: string
  knowsLanguage?: string[]
  /** A year. */
  foundingDate?: string
  hasOfferCatalog?: OfferCatalog
}): Organization {
  return {
    '@type': 'Organization',
    '@id': ids.organization,
    url: `${siteOrigin}/`,
    name: firm.name,
    legalName: firm.legalName,
    description: firm.trade,
    logo: `${siteOrigin}/icon-512.png`,
    ...shown,
    subOrganization: offices.map((office) => ({ '@id': ids.office(office) })),
  }
}

/** An office as a local business. Google requires a name and an address; the rest is optional. */
export function officeAsBusiness(office: Office): AccountingService {
  const { street, region, postalCode } = office.address
  return {
    '@type': 'AccountingService',
    '@id': ids.office(office),
    url: ids.office(office),
    name: firm.name,
    image: `${siteOrigin}${shareImage('/contact').path}`,
    parentOrganization: { '@id': ids.organization },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: office.city,
      addressRegion: region,
      postalCode,
      addressCountry: 'US',
    },
    telephone: office.internationalTelephone,
    ...(office.hours.length > 0 && {
      openingHoursSpecification: office.hours.map((hours) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: daysOpen(hours),
        opens: hours.opens,
        closes: hours.closes,
      })),
    }),
  }
}

function services(): OfferCatalog {
  const provider = { '@id': ids.organization }
  return {
    '@type': 'OfferCatalog',
    '@id': ids.services,
    url: ids.services,
    name: home.services.gridHeading,
    itemListElement: serviceGroups.map((group) => ({
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
function breadcrumbs(path: PagePath): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${siteOrigin}${path}#breadcrumb`,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: firm.name, item: `${siteOrigin}/` },
      { '@type': 'ListItem', position: 2, name: pages[path].title, item: `${siteOrigin}${path}` },
    ],
  }
}
