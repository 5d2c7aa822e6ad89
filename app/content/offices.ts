import type { OfficeFacts } from '~/content/facts'
import { offices as facts } from './firm.ts'

export type Office = OfficeFacts & {
  /** The last line of the address. */
  locality: string
  /** The `tel:` URL of the number (RFC 3966). */
  telephoneHref: string
  /** The number with its country: '+1-781-555-0142'. */
  internationalTelephone: string
}

export const offices: readonly Office[] = facts.map((office) => {
  const digits = office.telephone.replace(/\D/g, '').replace(/^1/, '')
  return {
    ...office,
    locality: `${office.city}, ${office.address.region} ${office.address.postalCode}`,
    telephoneHref: `tel:+1${digits}`,
    internationalTelephone: digits.replace(/(...)(...)/, '+1-$1-$2-'),
  }
})
