import { createRootRoute, type ErrorComponentProps, Outlet } from '@tanstack/react-router'
import instrumentSans from '~/design-system/fonts/instrument-sans.woff2?url'
import newsreader from '~/design-system/fonts/newsreader.woff2?url'
import '~/design-system/fonts.css'
import '~/design-system/tokens.css'
import '~/design-system/reset.css'
import '~/design-system/base.css'
import { errors } from '~/content/errors'
import { serverErrorMessage } from '~/content/failed-page'
import { firm } from '~/content/firm'
import { Document } from '~/frame/Document'
import { SiteLayout } from '~/frame/SiteLayout'
import { FailurePage } from '~/pages/FailurePage'
import { NotFoundPage } from '~/pages/NotFoundPage'

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'format-detection', content: 'telephone=no' },
    ],
    links: [
      // Both are in the first view of every page; without this they would wait for the styles that name them.
      ...[newsreader, instrumentSans].map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      // With its size said: Chrome would take the .ico over the .svg otherwise.
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  // The server sets this when the page could not be rendered, to have the fallback screen in its place.
  beforeLoad: ({ serverContext }) => {
    if (serverContext?.pageFailed) throw new Error(serverErrorMessage)
  },
  shellComponent: Document,
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: FramedFailure,
})

function Root() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  )
}

/** For an error in the frame itself; one in a page is shown inside it, by the router's default. */
function FramedFailure({ error }: ErrorComponentProps) {
  return (
    <SiteLayout>
      <title>{`${errors.other.title} | ${firm.name}`}</title>
      <FailurePage error={error} />
    </SiteLayout>
  )
}
