/** Directions to a postal address, on a map service that needs no key (Google Maps URLs, 'Directions'). */
export function directionsHref(address: string): string {
  const url = new URL('https://www.google.com/maps/dir/')
  url.searchParams.set('api', '1')
  url.searchParams.set('destination', address)
  return url.href
}
