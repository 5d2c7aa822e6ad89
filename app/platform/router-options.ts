import { getGlobalStartContext } from '@tanstack/react-start'

/** The nonce for the scripts that the router writes. Prerendered pages and the browser have none. */
export function nonceOption(): { ssr?: { nonce: string } } {
  const nonce = getGlobalStartContext()?.nonce
  return nonce === undefined ? {} : { ssr: { nonce } }
}

/**
 * How the router scrolls to a hash. It reads the behavior at each navigation, because the visitor may change the
 * system's setting for motion between two of them.
 */
export function hashScroll(behavior: () => ScrollBehavior): ScrollIntoViewOptions {
  return {
    get behavior() {
      return behavior()
    },
  }
}
