import { type MouseEvent, useSyncExternalStore } from 'react'
import { FloatingLink } from '~/design-system/floating-link/FloatingLink'
import { Icon } from '~/design-system/icon/Icon'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { scrollBehavior } from '~/navigation/go-to-section'
import styles from './ScrollToTop.module.css'

const topId = 'top'

export type ScrollToTopProps = {
  copy: { label: string; hint: { text: string; shown: boolean } }
  pathname: string
  /** Shown once the page is scrolled by more than this, in CSS pixels. */
  threshold: number
}

/** A link to the top of the page. Paths that start with /individual do not have it. */
export function ScrollToTop({ copy, pathname, threshold }: ScrollToTopProps) {
  const shown = useSyncExternalStore<boolean | undefined>(
    onScroll,
    () => window.scrollY > threshold,
    // On the server, and until the page is hydrated.
    () => undefined,
  )
  if (pathname.startsWith('/individual')) return null
  return (
    <FloatingLink href={`#${topId}`} shown={shown} onClick={scrollToTop}>
      <Icon name="up" />
      <VisuallyHidden>{copy.label}</VisuallyHidden>
      {copy.hint.shown && <span>{copy.hint.text}</span>}
    </FloatingLink>
  )
}

/** The target of the link. It comes first on the page, so that Tab continues from the top. */
export function TopAnchor() {
  return <span id={topId} tabIndex={-1} className={styles.pageTop} />
}

function scrollToTop(event: MouseEvent) {
  event.preventDefault()
  window.scrollTo({ top: 0, behavior: scrollBehavior() })
  document.getElementById(topId)?.focus({ preventScroll: true })
}

function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}
