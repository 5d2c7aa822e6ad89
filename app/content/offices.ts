import { offices as facts, firm } from './firm.ts'
import type { OpeningHours } from './opening-hours.ts'

export type Office = Omit<(typeof facts)[number], 'hours'> & {
  hours: readonly OpeningHours[]
  /** The id of its section of the contact page. */
  id: 'lynn' | 'boston'
  /** The last line of the address. */
  locality: string
  /** The `tel:` URL of the number (RFC 3966). */
  telephoneHref: string
  /** The number with its country: '+1-781-555-0142', or '+1-781-555-0142 ext. 3'. */
  internationalTelephone: string
  /** Google Maps needs no key for this URL (Google Maps URLs, 'Directions'). */
  directionsHref: string
}

export const offices: readonly Office[] = facts.map((office) => {
  const { city, address } = office
  const locality = `${city}, ${address.region} ${address.postalCode}`
  const place = [firm.legalName, ...address.street.split('\n'), locality].join(', ')
  return {
    ...office,
    // The build checks the cities (`scripts/support/firm-facts.ts`).
    id: city.toLowerCase() as Office['id'],
    locality,
    ...telephoneNumbers(office.telephone),
    directionsHref: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`,
  }
})

/** Digits after the tenth are an extension: '781-555-0142 ext. 3'. */
export function telephoneNumbers(telephone: string) {
  const digits = telephone.replace(/\D/g, '').replace(/^1/, '')
  const [number, extension] = [digits.slice(0, 10), digits.slice(10)]
  return {
    telephoneHref: `tel:+1${number}${extension && `;ext=${extension}`}`,
    internationalTelephone:
      number.replace(/(...)(...)/, '+1-$1-$2-') + (extension && ` ext. ${extension}`),
  }
}
