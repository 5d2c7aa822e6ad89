import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { siteCopy } from '~/content/site-copy'
import { SkipLink } from '~/design-system/skip-link/SkipLink'
import { NavigationProgress } from '~/frame/NavigationProgress'
import { RouteAnnouncer } from '~/frame/RouteAnnouncer'
import { ScrollToTop, TopAnchor } from '~/frame/scroll-to-top/ScrollToTop'
import { SiteFooter } from '~/frame/site-footer/SiteFooter'
import { SiteHeader } from '~/frame/site-header/SiteHeader'

/** The frame around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <>
      <TopAnchor />
      <SkipLink href="#main">{siteCopy.skip}</SkipLink>
      <SiteHeader />
      <main id="main">
        {children}
        <ScrollToTop pathname={pathname} />
      </main>
      <SiteFooter />
      <NavigationProgress />
      <RouteAnnouncer />
    </>
  )
}
