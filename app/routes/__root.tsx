import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { errors } from '~/content/errors'
import { errorText } from '~/lib/error-text'
import '~/design-system/fonts.css'
import '~/design-system/tokens.css'
import '~/design-system/reset.css'
import '~/design-system/base.css'
import { ErrorPage } from '~/pages/ErrorPage'
import { SiteLayout } from '~/pages/SiteLayout'

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'format-detection', content: 'telephone=no' },
    ],
    links: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
  }),
  shellComponent: Document,
  component: Root,
  notFoundComponent: () => <ErrorPage {...errors.notFound} />,
  errorComponent: ({ error }) => (
    <SiteLayout>
      <ErrorPage message={errorText(error)} help={errors.other.help} />
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
