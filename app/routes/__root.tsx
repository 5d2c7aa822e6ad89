import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import '~/design-system/fonts.css'
import '~/design-system/tokens.css'
import '~/design-system/reset.css'
import '~/design-system/base.css'
import { FailurePage } from '~/pages/FailurePage'
import { NotFoundPage } from '~/pages/NotFoundPage'
import { SiteLayout } from '~/pages/SiteLayout'

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'format-detection', content: 'telephone=no' },
    ],
  }),
  shellComponent: Document,
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: (failure) => (
    <SiteLayout>
      <FailurePage {...failure} />
    </SiteLayout>
  ),
})

function Root() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  )
}

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
