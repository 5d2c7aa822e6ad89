import { offices as facts } from './firm.ts'

export type Office = (typeof facts)[number] & {
  /** The id of its section of the contact page, and the name of its vCard. */
  id: 'lynn' | 'boston'
  /** The last line of the address. */
  locality: string
  /** The `tel:` URL of the number (RFC 3966). */
  telephoneHref: string
  /** The number with its country: '+1-781-555-0142', or '+1-781-555-0142 ext. 3'. */
  internationalTelephone: string
}

export const offices: readonly Office[] = facts.map((office) => ({
  ...office,
  // The build checks the cities (`scripts/support/firm-facts.ts`).
  id: office.city.toLowerCase() as Office['id'],
  locality: `${office.city}, ${office.address.region} ${office.address.postalCode}`,
  ...telephoneNumbers(office.telephone),
}))

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
