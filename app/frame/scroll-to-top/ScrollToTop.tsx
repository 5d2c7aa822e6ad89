import type { MouseEvent } from 'react'
import { scrollToTop as copy } from '~/content/scroll-to-top'
import { FloatingLink } from '~/design-system/floating-link/FloatingLink'
import { Icon } from '~/design-system/icon/Icon'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { goToSection, topId } from '~/navigation/scroll'

/** A link to the top of the page. The specification excludes paths that start with /individual. */
export function ScrollToTop({ pathname }: { pathname: string }) {
  if (pathname.startsWith('/individual')) return null
  return (
    <FloatingLink href={`#${topId}`} onClick={scrollToTop}>
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
