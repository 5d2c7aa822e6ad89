import { type Placeholder, placeholder } from '~/lib/placeholder'

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

export type OfficeCity = 'Lynn' | 'Boston'

export type Office = {
  /** Of its part of the contact page, and of its file for address books. */
  id: Lowercase<OfficeCity>
  city: OfficeCity
  address: { street: Placeholder; region: string; postalCode: Placeholder }
}

export const offices: readonly Office[] = [
  {
    id: 'lynn',
    city: 'Lynn',
    address: {
      street: placeholder('12 Breakwater Row'),
      region: 'MA',
      postalCode: placeholder('01901'),
    },
  },
  {
    id: 'boston',
    city: 'Boston',
    address: {
      street: placeholder('40 Counting House Lane'),
      region: 'MA',
      postalCode: placeholder('02110'),
    },
  },
]

/** North American numbers, as they are read aloud. 555-01xx is set aside for fiction. */
export const telephones: Record<OfficeCity, Placeholder> = {
  Lynn: placeholder('781-555-0142'),
  Boston: placeholder('617-555-0118'),
}
