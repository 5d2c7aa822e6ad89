import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageCodeFailed } from './loading/load-code'
import { getRouter } from './router'

/**
 * Has React and the router take over the page, by the router's own means. Start's add one thing to them, server
 * functions among what a loader may return, at the price of the serializer on every page; here they are only called,
 * and bring it along when they are.
 *
 * The built site does this once someone takes an interest in the page, or the browser is idle (see `bootScript`): until
 * then React stays on the server, and the page works without it.
 */
async function takeOver() {
  // In a task of its own: the browser has just read all of this code, and may have something to paint or to answer.
  await new Promise((resolve) => setTimeout(resolve))
  const router = getRouter()
  await hydrate(router)
  // A page whose code did not arrive stays as the server made it: readable, and its links and forms work.
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

// Not awaited: the page's code imports from the file that this is in, and would wait for it in turn.
void takeOver()
