/** Smooth scrolling where the visitor's system allows motion. */
export function scrollBehavior(): 'smooth' | 'instant' {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Scrolls to a part of the page and puts focus there, so that Tab and screen readers go on from it. */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  section.scrollIntoView({ behavior: scrollBehavior() })
  focusOn(section)
}

/** Focus on something that is no control: it can take it, but is no stop of the Tab key. */
export function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}
