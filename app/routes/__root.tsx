import { createRootRoute, type ErrorComponentProps, Outlet } from '@tanstack/react-router'
// The dev server collects the styles of a page from its routes.
import '~/design-system/global.css'
import { errors, serverErrorMessage } from '~/content/errors'
import { firm } from '~/content/firm'
import { Document } from '~/frame/Document'
import { SiteLayout } from '~/frame/SiteLayout'
import { FailurePage, NotFoundPage } from '~/pages/ErrorPage'

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      // Safari and Chrome on iOS would turn addresses and dates into links, and React would then render the page anew.
      { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' },
      { name: 'chrome', content: 'nointentdetection' },
    ],
    links: [
      // Without `sizes` Chrome would prefer the .ico to the .svg.
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  // The server entry sets `pageFailed` to render the fallback screen in place of a page that failed.
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

/** For an error in the frame itself. An error in a page is shown inside the frame, by `defaultErrorComponent`. */
function FramedFailure({ error }: ErrorComponentProps) {
  return (
    <SiteLayout>
      <title>{`${errors.other.title} | ${firm.name}`}</title>
      <FailurePage error={error} />
    </SiteLayout>
  )
}
