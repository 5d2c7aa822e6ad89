import type { MouseEvent } from 'react'
import { FloatingLink } from '~/design-system/floating-link/FloatingLink'
import { useScrolledPast } from '~/design-system/floating-link/use-scrolled-past'
import { Icon } from '~/design-system/icon/Icon'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { scrollBehavior } from '~/navigation/go-to-section'
import styles from './ScrollToTop.module.css'

const topId = 'top'

export type ScrollToTopProps = {
  copy: { label: string; hint: { text: string; shown: boolean } }
  /** Path of the current page. */
  pathname: string
  /** Shown once the page is scrolled by more than this, in CSS pixels. */
  threshold: number
}

/** A link to the top of the page, except on paths that start with /individual. With script it is shown after some scrolling, and scrolls smoothly. */
export function ScrollToTop({ copy, pathname, threshold }: ScrollToTopProps) {
  const shown = useScrolledPast(threshold)
  if (pathname.startsWith('/individual')) return null
  return (
    <FloatingLink href={`#${topId}`} shown={shown} onClick={scrollToTop}>
      <Icon name="up" />
      <VisuallyHidden>{copy.label}</VisuallyHidden>
      {copy.hint.shown && <span>{copy.hint.text}</span>}
    </FloatingLink>
  )
}

/** The target of the link. First on the page, so that Tab continues from the top. */
export function PageTop() {
  return <span id={topId} tabIndex={-1} className={styles.pageTop} />
}

function scrollToTop(event: MouseEvent) {
  event.preventDefault()
  window.scrollTo({ top: 0, behavior: scrollBehavior() })
  document.getElementById(topId)?.focus({ preventScroll: true })
}
