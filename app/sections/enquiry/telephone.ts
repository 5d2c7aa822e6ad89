/** The `tel:` URL of a North American number such as '781-555-0142' (RFC 3966, global form). */
export function telephoneHref(number: string): string {
  return `tel:+1${number.replace(/\D/g, '')}`
}
