import { getGlobalStartContext } from '@tanstack/react-start'

/** The nonce for the scripts that the router writes. Prerendered pages have none, and neither does the browser. */
export function nonceOption(): { ssr?: { nonce: string } } {
  const nonce = getGlobalStartContext()?.nonce
  return nonce === undefined ? {} : { ssr: { nonce } }
}
