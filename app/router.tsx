// Imported before the styles of any component, because it declares the order of the layers.
import './design-system/global.css'
import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { FailurePage, NotFoundPage } from './pages/ErrorPage'
import { routeTree } from './routeTree.gen'
import type { PostedForm } from './submissions/posted-form'

export function getRouter() {
  // The browser has positioned the first page, and the visitor may have scrolled it before it was hydrated. So the router
  // restores scroll positions only from the first navigation on.
  let navigated = false
  const nonce = getGlobalStartContext()?.nonce
  const router = createRouter({
    routeTree,
    ...(nonce && { ssr: { nonce } }),
    // Paths are case-sensitive, as in page-table.ts.
    caseSensitive: true,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
    // A page's code is preloaded when the visitor points at a link to it.
    defaultPreload: 'intent',
    // Otherwise the way back to a page shows, for a moment, the outcome of a form that was once posted to it.
    defaultStaleReloadMode: 'blocking',
    scrollRestoration: () => navigated,
    // Back and forward jump to the old position, even if the style sheet says to scroll smoothly.
    scrollRestorationBehavior: 'instant',
    // Links to a section scroll to it themselves (`usePageLink`).
    defaultHashScrollIntoView: false,
    defaultViewTransition: {
      types: ({ pathChanged }) => (pathChanged ? ['page'] : false),
    },
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation) return
    navigated = true
    // The router remembers a page's position only if it has seen the page scroll. This page may have been scrolled before
    // the router was loaded.
    document.dispatchEvent(new Event('scroll'))
    // In Chromium a smooth scroll would go on in the next page. But when the browser follows a link to a section, it scrolls.
    if (pathChanged) scrollTo({ top: scrollY, behavior: 'instant' })
  })
  // Opens the next page at its top, to scroll to the section from there. Otherwise it would start where the last page was.
  router.subscribe('onBeforeRouteMount', ({ pathChanged, toLocation }) => {
    if (navigated && pathChanged && toLocation.hash) scrollTo({ top: 0, behavior: 'instant' })
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
    server: {
      requestContext: {
        /** The form that the browser posted to the page. */
        posted?: PostedForm | undefined
        /** The page could not be rendered. The fallback screen is rendered instead. */
        pageFailed?: true
        /** The CSP nonce of the page's scripts. Prerendered pages have none, and neither does the browser. */
        nonce?: string
        /** Whether the request has reached a server function. */
        call: { reached: boolean }
      }
    }
  }
}
