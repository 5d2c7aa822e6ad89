import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageCodeFailed } from './lib/page-code'

const router = await hydrateStart()

// A page whose code did not arrive stays as the server made it: readable, and its links and forms work.
if (!pageCodeFailed()) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
}
