import type { AnyRouter } from '@tanstack/react-router'
import { isOtherPage } from './same-page'

/** The id of the element at the top of each page. */
export const topId = 'top'

/** Scrolls to a section of the page and focuses it, so that Tab and screen readers continue from there. */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  scrollToSection(section)
  focusElement(section)
}

/** Scrolls smoothly, unless the visitor's system asks for reduced motion. */
function scrollToSection(section: HTMLElement) {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: isReduced ? 'instant' : 'smooth' })
}

/** Focuses an element. One that cannot have focus, such as a section, gets it without becoming a Tab stop. */
export function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1
    // Otherwise a click on text in it would focus it again, and the next Tab would lead to its beginning.
    const makeUnfocusable = () => element.removeAttribute('tabindex')
    element.onmousedown = makeUnfocusable
    element.onblur = () => {
      // It keeps focus while the visitor is in another window.
      if (document.activeElement !== element) makeUnfocusable()
    }
  }
  element.focus({ preventScroll: true })
}

/** Scrolls as far as it takes to see the element, or until it is at the top of the window. */
export function scrollIntoView(
  element: Element | null,
  block: 'nearest' | 'start' = 'nearest',
): void {
  element?.scrollIntoView({ block })
}

/** Focuses a control. Its `scroll-margin` keeps its label in view too; `focus` alone scrolls differently in each browser. */
export function goToControl(id: string): void {
  const control = document.getElementById(id)
  scrollIntoView(control)
  control?.focus({ preventScroll: true })
}

/** Keeps the element in its place in the window while an update changes the size of what is above it. */
export function keepInPlace(element: Element, update: () => void): void {
  const { top } = element.getBoundingClientRect()
  update()
  const moved = element.getBoundingClientRect().top - top
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}

let navigated = false

/** The router keeps the position of each page, and restores it at Back and Forward. */
export const scrollOptions = {
  // Not before the first navigation: the browser has positioned the first page, and the visitor may have scrolled it.
  scrollRestoration: () => navigated,
  // Even if the style sheet says to scroll smoothly.
  scrollRestorationBehavior: 'instant',
  // `scrollWithRouter` scrolls to sections.
  defaultHashScrollIntoView: false,
} as const

/** The section to which the navigation that has begun will scroll. At Back and Forward there is none. */
let awaitedSection: string | undefined

/** Has the next navigation scroll to a section, once its page is there. */
export function scrollAfterNavigation(id: string | undefined): void {
  awaitedSection = id
}

/** After a navigation by script, scrolls to the section of the link, and focuses it or the page. */
export function scrollWithRouter(router: AnyRouter): void {
  if (router.isServer) return
  router.subscribe('onBeforeNavigate', (change) => {
    if (!change.fromLocation) return
    navigated = true
    // The router remembers a page's position only if it has seen the page scroll. This page may have been scrolled before
    // the router was loaded.
    document.dispatchEvent(new Event('scroll'))
    // Ends a smooth scroll that is still on its way: Chromium would go on with it in the next page. Not within a page, where
    // the browser may be on its way to the section of a link.
    if (isOtherPage(change)) scrollTo({ top: scrollY, behavior: 'instant' })
  })
  // The way to a section begins at the top of its page, not where the last page was scrolled to.
  router.subscribe('onBeforeRouteMount', (change) => {
    if (navigated && isOtherPage(change) && change.toLocation.hash)
      scrollTo({ top: 0, behavior: 'instant' })
  })
  router.subscribe('onRendered', (change) => {
    const { fromLocation, toLocation } = change
    // After hydration both are the same. The browser has positioned that page.
    if (!fromLocation || fromLocation === toLocation) return
    const section = document.getElementById(toLocation.hash)
    if (section && section.id === awaitedSection) scrollToSection(section)
    awaitedSection = undefined
    const target = section ?? (isOtherPage(change) && document.querySelector('main'))
    if (target) focusElement(target)
  })
  keepCachedPosition()
}

/**
 * The router lets the browser position a page from the back/forward cache, but WebKit shows the top of it.
 * Remove when Safari 26.2 is no longer supported.
 */
function keepCachedPosition() {
  let top = 0
  addEventListener('pagehide', () => {
    top = scrollY
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ top, behavior: 'instant' })
  })
}
