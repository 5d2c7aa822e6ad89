/** The id of the element at the top of each page. */
export const topId = 'top'

/** Smooth scrolling, unless the visitor's system asks for reduced motion. */
function scrollBehavior(): 'smooth' | 'instant' {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Scrolls to a section of the page and focuses it, so that Tab and screen readers continue from there. */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  section.scrollIntoView({ behavior: scrollBehavior() })
  focusOn(section)
}

/** Focuses an element. One that cannot have focus, such as a section, gets it without becoming a Tab stop. */
export function focusOn(element: HTMLElement): void {
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
