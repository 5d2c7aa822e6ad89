import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { language } from '~/content/constants'
import { codeHasFailed } from '~/loading/load-code'
import { dialogCommands } from './dialog-commands'

/** Hydrates the page with the router's own `hydrate`. Start's would add a serializer for more than plain data. */
export async function hydratePage(getRouter: () => AnyRouter) {
  // In development the page has no boot script.
  if (import.meta.env.DEV) dialogCommands()
  // Lets the browser paint or handle input before hydration.
  await new Promise((resolve) => setTimeout(resolve))
  adjustViewTransitions()
  keepScrollPosition()
  const router = getRouter()
  await hydrate(router)
  // A page whose code did not load stays as the server rendered it: readable, with working links and forms.
  if (codeHasFailed() || isTranslated() || isLeaving()) return
  const stop = router.subscribe('onRendered', () => {
    stop()
    // From here on the router follows the history, not the boot script.
    self.onpopstate = null
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
}

/** React would undo a translation. Browsers set `lang`, and Chrome wraps what it has translated in `<font>`. */
function isTranslated(): boolean {
  return document.documentElement.lang !== language || document.querySelector('body font') !== null
}

/** The visitor went back to another page before the router ran, so the boot script is loading that page. */
function isLeaving(): boolean {
  return document.documentElement.hasAttribute('data-leaving')
}

/** The router lets the browser position a page from the back/forward cache, but WebKit shows the top of it. */
function keepScrollPosition() {
  let left = 0
  addEventListener('pagehide', () => {
    left = scrollY
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ top: left, behavior: 'instant' })
  })
}

/**
 * When the window is resized or the next view transition starts, the browser skips this one, and `ready` rejects. The
 * router does not handle that: it would be reported as an uncaught error.
 */
function adjustViewTransitions() {
  const { startViewTransition } = document
  // Older browsers have no view transitions.
  if (!startViewTransition) return
  document.startViewTransition = (options) => {
    const transition = startViewTransition.call(document, options)
    transition.ready.catch(() => {})
    // Not with scroll anchoring (Safari before 27 has none), which could scroll by the height of the header.
    if (!CSS.supports('overflow-anchor: auto')) transition.finished.then(repaintHeader, () => {})
    return transition
  }
}

/**
 * WebKit 2.50 no longer paints the sticky header after a view transition from a scrolled page, until it is hidden and
 * shown. Reading a style in between applies the change without a layout.
 */
function repaintHeader() {
  const header = document.querySelector('header')
  if (!header) return
  header.style.display = 'none'
  getComputedStyle(header).getPropertyValue('display')
  header.style.removeProperty('display')
}
