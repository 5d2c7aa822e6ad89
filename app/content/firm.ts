import { type Placeholder, placeholder } from '~/content/placeholder'

/** Without 'Inc.'. */
const name = placeholder('Egg Rock Financial Services')

export const firm = {
  name,
  legalName: `${name} Inc.`,
  /** For a home screen, where about twelve letters fit under an icon. */
  shortName: placeholder('Egg Rock'),
  places: 'Lynn and Boston, Massachusetts',
  trade: 'Tax, bookkeeping and financial services',
  founded: '2010',
  email: placeholder('office@eggrock.example'),
}

/** Where to report a vulnerability of the site. Published in /.well-known/security.txt. */
export const securityReports = {
  email: placeholder('security@eggrock.example'),
  languages: ['en'],
  /**
   * How long the address above can be relied on, at most a year ahead (RFC 9116, 2.5.5). Set it by hand, after making sure
   * that somebody reads the address. `npm run check:launch` asks for a new date when this one is near.
   */
  expires: '2027-10-31T00:00:00Z',
} as const

export type OfficeCity = 'Lynn' | 'Boston'

export type Office = {
  /** The id of its section of the contact page, and the name of its vCard. */
  id: Lowercase<OfficeCity>
  city: OfficeCity
  address: { street: Placeholder; region: string; postalCode: Placeholder }
  /** The last line of the address. */
  locality: string
  /** A North American number, such as '781-555-0142'. */
  telephone: Placeholder
  /** The `tel:` URL of the number (RFC 3966). */
  telephoneHref: string
}

const bothOffices: readonly Omit<Office, 'locality' | 'telephoneHref'>[] = [
  {
    id: 'lynn',
    city: 'Lynn',
    address: {
      street: placeholder('12 Breakwater Row'),
      region: 'MA',
      postalCode: placeholder('01901'),
    },
    // 555-01xx is reserved for fiction.
    telephone: placeholder('781-555-0142'),
  },
  {
    id: 'boston',
    city: 'Boston',
    address: {
      street: placeholder('40 Counting House Lane'),
      region: 'MA',
      postalCode: placeholder('02110'),
    },
    telephone: placeholder('617-555-0118'),
  },
]

export const offices: readonly Office[] = bothOffices.map((office) => ({
  ...office,
  locality: `${office.city}, ${office.address.region} ${office.address.postalCode}`,
  telephoneHref: `tel:+1${office.telephone.replace(/\D/g, '')}`,
}))
