import { createRouter } from '@tanstack/react-router'
import { scrollBehavior } from './navigation/go-to-section'
import { FailurePage } from './pages/FailurePage'
import { NotFoundPage } from './pages/NotFoundPage'
import { hashScroll, nonceOption } from './platform/router-options'
import { routeTree } from './routeTree.gen'

export function getRouter() {
  // The page that the browser loaded is where the browser, a fragment or the visitor has put it. The router scrolls
  // from the first navigation on.
  let navigated = typeof document === 'undefined'
  const router = createRouter({
    routeTree,
    ...nonceOption(),
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
    // A page's code is fetched when a visitor points at a link to it.
    defaultPreload: 'intent',
    scrollRestoration: () => navigated,
    // Back and forward restore the position at once, whatever the style sheet says.
    scrollRestorationBehavior: 'instant',
    defaultHashScrollIntoView: hashScroll(scrollBehavior),
    defaultViewTransition: {
      types: ({ pathChanged }) => (pathChanged ? ['page'] : false),
    },
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (fromLocation) navigated = true
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
    server: {
      requestContext: {
        /** The page could not be rendered; show the fallback screen. */
        pageFailed?: true
        /** The nonce of the page's scripts. Prerendered pages have none. */
        nonce?: string
        /** Whether a call of a server function has reached it. */
        call: { reached: boolean }
      }
    }
  }
}
