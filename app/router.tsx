// Imported before the styles of any component, because it declares the order of the layers.
import './design-system/global.css'
import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import type { PostedForm, Submit } from './forms/schema/posted-form'
import { isOtherPage } from './navigation/same-page'
import { scrollOptions, scrollWithRouter } from './navigation/scroll'
import { FailurePage, NotFoundPage } from './pages/ErrorPage'
import { routeTree } from './routeTree.gen'

export function getRouter() {
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
    // Otherwise Back to a page shows, for a moment, the outcome of a form that was once posted to it.
    defaultStaleReloadMode: 'blocking',
    // So that an error outside of a page is uncaught, and `hydratePage` loads the document again.
    disableGlobalCatchBoundary: true,
    ...scrollOptions,
    defaultViewTransition: {
      types: (change) => (isOtherPage(change) ? ['page'] : false),
    },
  })
  scrollWithRouter(router)
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
        /** Submits what the visitor has typed. */
        submit: Submit
        /** Whether the request has reached a server function. */
        call: { reached: boolean }
      }
    }
  }
}
