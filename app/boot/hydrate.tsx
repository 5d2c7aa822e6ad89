import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { language, scrollToTopThreshold } from '~/content/constants'
import { announceForm } from '~/forms/form-events'
import { codeHasFailed } from '~/loading/load-code'
import { pageRouteId } from '~/navigation/page-route'
import { closeDialogs } from './close-dialogs'
import { dialogPolyfill } from './dialog-polyfill'
import { keepText } from './keep-text'
import { markScrolled } from './mark-scrolled'
import { mendViewTransitions } from './view-transitions'

/**
 * Hydrates the page with the router's own `hydrate`. Start's would add a serializer for more than plain data.
 *
 * A page that cannot be hydrated stays as the server rendered it: readable, with working links and forms.
 */
export async function hydratePage(getRouter: () => AnyRouter) {
  // In development the page has no boot script.
  if (import.meta.env.DEV) {
    closeDialogs()
    dialogPolyfill()
    keepText()
    markScrolled(scrollToTopThreshold)
  }
  // Lets the browser paint or handle input before hydration.
  await new Promise((resolve) => setTimeout(resolve))
  const router = getRouter()
  await hydrate(router)
  if (codeHasFailed() || reactHasFailed() || isTranslated() || !isPageOf(router))
    return announceForm()
  mendViewTransitions()
  const checkRoute = () => {
    if (!isPageOf(router)) loadDocument()
  }
  // After an uncaught error React has emptied the page, or stopped in the middle of an update.
  addEventListener('error', checkRoute)
  router.subscribe('onRendered', () => {
    // From here on the router follows the history, not the boot script.
    self.onpopstate = null
    checkRoute()
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        onCaughtError: (error) => {
          reportError(error)
          // React could not remove or insert an element, because an extension has moved or removed it.
          if (error instanceof DOMException) loadDocument()
        },
      },
    )
  })
}

/** React would undo a translation. Browsers set `lang`, and Chrome wraps what it has translated in `<font>`. */
function isTranslated(): boolean {
  return document.documentElement.lang !== language || document.querySelector('body font') !== null
}

/**
 * Whether the page is that of the route that the router has found. Before hydration it is not if the page's address is not
 * its own (`/about/index.html` on another server, a web archive, a VPN in the browser), or if the visitor went back before
 * the router ran. After a navigation it is not if React has rendered to elements that an extension has replaced.
 */
function isPageOf({ state }: AnyRouter): boolean {
  const routeId = document.querySelector<HTMLElement>('[data-route]')?.dataset.route
  return routeId === pageRouteId(state.matches)
}

/** In the state of the history entry, which outlasts a reload. */
const failedKey = 'reactFailed'

function reactHasFailed(): boolean {
  return Boolean(history.state?.[failedKey])
}

/** Loads the address as a document, which then stays without React. */
function loadDocument() {
  // Not the router's `replaceState`, which would render once more.
  const state = { ...history.state, [failedKey]: true }
  History.prototype.replaceState.call(history, state, '')
  location.reload()
}
