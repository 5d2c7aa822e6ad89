import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { scrollToTopThreshold } from '~/content/constants'
import { firm } from '~/content/firm'
import { scrollToTop } from '~/content/scroll-to-top'
import { site } from '~/content/site'
import { SkipLink } from '~/design-system/skip-link/SkipLink'
import { NavigationProgress } from '~/frame/NavigationProgress'
import { RouteAnnouncer } from '~/frame/RouteAnnouncer'
import { PageTop, ScrollToTop } from '~/frame/scroll-to-top/ScrollToTop'
import { SiteFooter } from '~/frame/site-footer/SiteFooter'
import { SiteHeader } from '~/frame/site-header/SiteHeader'
import { Drawing } from '~/illustrations/Drawing'
import { Mark } from '~/illustrations/mark/Mark'
import { footerLinks, headerLinks } from '~/navigation/menus'

const mainId = 'main'

/** The frame around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <>
      <PageTop />
      <SkipLink href={`#${mainId}`}>{site.skip}</SkipLink>
      <SiteHeader
        name={firm.name}
        places={firm.places}
        mark={<Mark />}
        links={headerLinks}
        copy={site}
      />
      <main id={mainId} tabIndex={-1}>
        {children}
        <ScrollToTop copy={scrollToTop} pathname={pathname} threshold={scrollToTopThreshold} />
      </main>
      <SiteFooter
        name={firm.name}
        trade={firm.trade}
        copyright={site.copyright}
        navigationLabel={site.footerNavigation}
        links={footerLinks}
        mark={<Mark />}
        picture={<Drawing name="footerLight" />}
      />
      <NavigationProgress label={site.loading} />
      <RouteAnnouncer mainId={mainId} />
    </>
  )
}
