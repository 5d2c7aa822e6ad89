import { getGlobalStartContext } from '@tanstack/react-start'

/** The nonce for the scripts that the router writes. Prerendered pages have none, and neither does the browser. */
export function nonceOption(): { ssr?: { nonce: string } } {
  const nonce = getGlobalStartContext()?.nonce
  return nonce === undefined ? {} : { ssr: { nonce } }
}

/**
 * How the router scrolls to a hash. A getter, because the visitor may change the system's setting for reduced motion
 * between two navigations.
 */
export function hashScroll(behavior: () => ScrollBehavior): ScrollIntoViewOptions {
  return {
    get behavior() {
      return behavior()
    },
  }
}
