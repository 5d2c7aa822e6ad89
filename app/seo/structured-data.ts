import type { AccountingService, Graph, Organization, Thing, WebSite } from 'schema-dts'
import { locale } from '~/content/constants'
import { firm } from '~/content/firm'
import { type Office, offices } from '~/content/offices'
import { daysOpen } from '~/content/opening-hours'
import { languages } from '~/content/optional-facts'
import { siteOrigin } from '~/content/urls'
import type { PagePath } from '~/page-table'
import { shareImage } from './share-image'

/** Identifiers of things. They must be the same on every page, and must not change over time. */
const ids = {
  organization: `${siteOrigin}/#organization`,
  website: `${siteOrigin}/#website`,
  office: ({ id }: Office) => `${siteOrigin}/contact#${id}`,
}

/** What the page itself shows of the firm and its offices, for search engines. */
export function structuredDataGraph(path: PagePath): Graph | undefined {
  const things = pageThings(path)
  return things && { '@context': 'https://schema.org', '@graph': things }
}

function pageThings(path: PagePath): Thing[] | undefined {
  switch (path) {
    case '/':
      return [webSite, organization({ foundingDate: firm.founded })]
    case '/contact':
      return [
        webSite,
        organization({
          email: firm.email,
          ...(languages.length > 0 && { knowsLanguage: [...languages] }),
        }),
        ...offices.map(officeAsBusiness),
      ]
    default:
      return undefined
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
function officeAsBusiness(office: Office): AccountingService {
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
