import { defineHandler } from 'nitro'
import { fetchViteEnv } from 'nitro/vite/runtime'

/**
 * Nitro's way to the pages, with a nonce for the scripts of each answer. Pages that are rendered at build have none:
 * theirs are known by their hashes.
 */
export default defineHandler((event) => {
  if (!import.meta.prerender) event.context.nonce = randomNonce()
  return fetchViteEnv('ssr', event.req)
})

/** 128 bits that nobody can guess, as base64 (CSP Level 3, 7.1). */
function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}
