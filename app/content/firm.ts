import { type Placeholder, placeholder } from '~/content/placeholder'

/** The firm's name without its legal ending; the footer adds that. */
const name = placeholder('Egg Rock Financial Services')

export const firm = {
  name,
  legalName: `${name} Inc.`,
  /** Under an icon on a home screen, where about twelve letters fit. */
  shortName: placeholder('Egg Rock'),
  places: 'Lynn and Boston, Massachusetts',
  trade: 'Tax, bookkeeping and financial services',
  /** The year. */
  founded: '2010',
  email: placeholder('office@eggrock.example'),
}

/** For those who find a hole in the site; published in /.well-known/security.txt. */
export const securityReports = {
  email: placeholder('security@eggrock.example'),
  languages: ['en'],
  /**
   * Until when the address above can be relied on, at most a year ahead (RFC 9116, 2.5.5). Written down, not counted from
   * the build: it says when somebody last made sure that the address is read. `npm run check:launch` asks for a new date
   * once this one is near.
   */
  expires: '2027-10-31T00:00:00Z',
} as const

export type OfficeCity = 'Lynn' | 'Boston'

export type Office = {
  /** Of its part of the contact page, and of its file for address books. */
  id: Lowercase<OfficeCity>
  city: OfficeCity
  address: { street: Placeholder; region: string; postalCode: Placeholder }
  /** The last line of the address. */
  locality: string
  /** A North American number, as it is read aloud. */
  telephone: Placeholder
}

const bothOffices: readonly Omit<Office, 'locality'>[] = [
  {
    id: 'lynn',
    city: 'Lynn',
    address: {
      street: placeholder('12 Breakwater Row'),
      region: 'MA',
      postalCode: placeholder('01901'),
    },
    // 555-01xx is set aside for fiction.
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
}))
