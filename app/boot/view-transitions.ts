/** Mends what the router and WebKit leave undone in the transition from page to page. */
export function mendViewTransitions() {
  const { startViewTransition } = document
  // Older browsers have no view transitions.
  if (!startViewTransition) return
  document.startViewTransition = (options) => {
    const transition = startViewTransition.call(document, options)
    // When the window is resized or the next transition starts, the browser skips this one, and `ready` rejects: an
    // uncaught error. Remove when @tanstack/react-router 1.170.46 is no longer installed.
    transition.ready.catch(() => {})
    transition.finished.then(repaintHeader, () => {})
    return transition
  }
}

/**
 * WebKit does not paint the sticky header after a transition from a scrolled page, until it is hidden and shown. Reading a
 * style in between applies the change without a layout. Remove when Safari 26.2 is no longer supported.
 */
function repaintHeader() {
  const header = document.querySelector('header')
  // Not with scroll anchoring, which could scroll by the height of the header.
  if (!header || CSS.supports('overflow-anchor: auto')) return
  header.style.display = 'none'
  getComputedStyle(header).getPropertyValue('display')
  header.style.removeProperty('display')
}
