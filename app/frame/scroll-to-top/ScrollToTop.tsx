import { type MouseEvent, useSyncExternalStore } from 'react'
import { scrollToTopThreshold } from '~/content/constants'
import { scrollToTop as copy } from '~/content/scroll-to-top'
import { FloatingLink } from '~/design-system/floating-link/FloatingLink'
import { Icon } from '~/design-system/icon/Icon'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { goToSection, topId } from '~/navigation/scroll'

/** A link to the top of the page. The specification excludes paths that start with /individual. */
export function ScrollToTop({ pathname }: { pathname: string }) {
  const shown = useSyncExternalStore<boolean | undefined>(
    onScroll,
    () => window.scrollY > scrollToTopThreshold,
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
  return <VisuallyHidden id={topId} tabIndex={-1} />
}

function scrollToTop(event: MouseEvent) {
  event.preventDefault()
  goToSection(topId)
}

function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}
