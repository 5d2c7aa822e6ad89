import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageCodeFailed } from '~/loading/load-code'

/**
 * Hydrates the page with the router's own `hydrate`. Start's adds what loaders may return through a serializer, at the
 * price of that serializer on every page; the loaders of this site return plain data.
 *
 * The boot script loads this code at the visitor's first interaction, or when the browser is idle.
 */
export async function hydratePage(getRouter: () => AnyRouter) {
  // In a new task: the browser has just evaluated this code, and may have something to paint or to answer.
  await new Promise((resolve) => setTimeout(resolve))
  const router = getRouter()
  await hydrate(router)
  // A page whose code did not arrive stays as the server rendered it: readable, with working links and forms.
  if (pageCodeFailed()) return
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
}
