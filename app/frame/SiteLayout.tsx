import { useLocation, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { siteCopy } from '~/content/site-copy'
import { SkipLink } from '~/design-system/skip-link/SkipLink'
import { NavigationProgress } from '~/frame/NavigationProgress'
import { RouteAnnouncer } from '~/frame/RouteAnnouncer'
import { ScrollToTop, TopAnchor } from '~/frame/scroll-to-top/ScrollToTop'
import { SiteFooter } from '~/frame/site-footer/SiteFooter'
import { SiteHeader } from '~/frame/site-header/SiteHeader'
import { pageRouteId } from '~/navigation/page-route'

/** The frame around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const route = useMatches({ select: pageRouteId })
  return (
    <>
      <TopAnchor />
      <SkipLink href="#main">{siteCopy.skip}</SkipLink>
      <SiteHeader />
      <main id="main">
        {/* One element, which is replaced as a whole: React need not find what an extension has moved or removed. */}
        <div key={route} data-route={route}>
          {children}
          <ScrollToTop pathname={pathname} />
        </div>
      </main>
      <SiteFooter />
      <NavigationProgress />
      <RouteAnnouncer />
    </>
  )
}
