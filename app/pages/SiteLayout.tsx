import type { ReactNode } from 'react'
import { firm } from '~/content/firm'
import { site } from '~/content/site'
import { SkipLink } from '~/design-system/skip-link/SkipLink'
import { FooterLight } from '~/illustrations/footer-light/FooterLight'
import { Mark } from '~/illustrations/mark/Mark'
import { footerLinks, headerLinks } from '~/navigation/menus'
import { RouteAnnouncer } from '~/navigation/RouteAnnouncer'
import { SiteFooter } from '~/sections/site-footer/SiteFooter'
import { SiteHeader } from '~/sections/site-header/SiteHeader'

const mainId = 'main'

/** The frame around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
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
      </main>
      <SiteFooter
        name={firm.name}
        trade={firm.trade}
        copyright={site.copyright}
        navigationLabel={site.footerNavigation}
        links={footerLinks}
        mark={<Mark />}
        picture={<FooterLight />}
      />
      <RouteAnnouncer mainId={mainId} />
    </>
  )
}
