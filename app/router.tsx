import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { scrollBehavior } from './navigation/scroll-behavior'
import { FailurePage } from './pages/FailurePage'
import { NotFoundPage } from './pages/NotFoundPage'
import { routeTree } from './routeTree.gen'

export function getRouter() {
  const nonce = getGlobalStartContext()?.nonce
  return createRouter({
    routeTree,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
    // A page's code is fetched when a visitor points at a link to it.
    defaultPreload: 'intent',
    scrollRestoration: afterFirstRender(),
    // Back and forward put the page where it was, whatever the style sheet says of smoothness.
    scrollRestorationBehavior: 'instant',
    defaultHashScrollIntoView: {
      // Read at each navigation: the visitor may change the system's setting in between.
      get behavior() {
        return scrollBehavior()
      },
    },
    defaultViewTransition: {
      types: ({ pathChanged }) => (pathChanged ? ['page'] : false),
    },
  })
}

/**
 * Whether the router may scroll. Not when it takes over the page that the browser loaded: that one is where the
 * browser, a fragment or the visitor has put it by now.
 */
function afterFirstRender(): () => boolean {
  let mayScroll = typeof document === 'undefined'
  return () => {
    const answer = mayScroll
    mayScroll = true
    return answer
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
    server: {
      requestContext: {
        /** The page could not be rendered; show the fallback screen. */
        pageFailed?: true
        /** What the page's scripts are known by; pages that are rendered at build have none. */
        nonce?: string
      }
    }
  }
}
