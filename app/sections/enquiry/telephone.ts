/** The `tel:` address of a North American number as it is written out, '781-555-0142' say (RFC 3966, global form). */
export function telephoneHref(number: string): string {
  return `tel:+1${number.replace(/\D/g, '')}`
}
