import { useSyncExternalStore } from 'react'

/**
 * Whether the page is scrolled down by more than the given CSS pixels.
 *
 * @returns `undefined` on the server and until the page is hydrated
 */
export function useScrolledPast(threshold: number): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    onScroll,
    () => window.scrollY > threshold,
    () => undefined,
  )
}

function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}
