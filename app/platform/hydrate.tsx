import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { language } from '~/content/constants'
import { pageCodeFailed } from '~/loading/load-code'
import { dialogCommands } from './dialog-commands'

/**
 * Hydrates the page with the router's own `hydrate`. Start's would add a serializer to every page, for loaders that
 * return more than plain data. The loaders of this site do not.
 *
 * The boot script loads this code at the visitor's first interaction.
 */
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
  if (pageCodeFailed() || isTranslated()) return
  const stop = router.subscribe('onRendered', () => {
    stop()
    // From here on the router follows the history. The boot script did.
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

/**
 * Whether the visitor has had the page translated already. React would undo that and render the page anew, while a page
 * without React works. Browsers set `lang`, and Chrome wraps what it has translated.
 */
function isTranslated(): boolean {
  return document.documentElement.lang !== language || document.querySelector('body font') !== null
}

/** The router leaves it to the browser to position a page from the back/forward cache. WebKit puts it at its top. */
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
 * The browser skips a view transition when the window is resized or the next one starts. The new page is shown, but
 * `ready` rejects, and the router does not handle that: it would be reported as an uncaught error.
 */
function adjustViewTransitions() {
  const { startViewTransition } = document
  // Older browsers have no view transitions.
  if (!startViewTransition) return
  document.startViewTransition = (options) => {
    const transition = startViewTransition.call(document, options)
    transition.ready.catch(() => {})
    // Only in WebKit: a browser with scroll anchoring could scroll by the height of the header.
    if (!CSS.supports('overflow-anchor: auto')) transition.finished.then(repaintHeader, () => {})
    return transition
  }
}

/**
 * WebKit 2.50 no longer paints the sticky header after a view transition from a scrolled page. Hiding and showing the
 * header makes WebKit paint it again. Reading a style in between applies the change without a layout.
 */
function repaintHeader() {
  const header = document.querySelector('header')
  if (!header) return
  header.style.display = 'none'
  getComputedStyle(header).getPropertyValue('display')
  header.style.removeProperty('display')
}
