import {
  createRootRoute,
  type ErrorComponentProps,
  HeadContent,
  Outlet,
  Scripts,
  useLocation,
  useRouter,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { errors } from '~/content/errors'
import { firm } from '~/content/firm'
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
  }),
  shellComponent: Document,
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: Failure,
})

function Root() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  )
}

function NotFound() {
  const { title, message, help } = errors.notFound
  return (
    <>
      <title>{`${title} | ${firm.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage message={message} help={help} />
    </>
  )
}

function Failure({ error }: ErrorComponentProps) {
  const router = useRouter()
  const href = useLocation({ select: (location) => location.href })
  return (
    <SiteLayout>
      <ErrorPage
        message={errorText(error)}
        help={errors.other.help}
        retry={{ href, onRetry: () => void router.invalidate() }}
      />
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
