import { useLocation } from '@tanstack/react-router'
import { Fragment } from 'react'
import { Band } from '~/brand/band/Band'
import { firm } from '~/content/firm'
import { siteCopy } from '~/content/site-copy'
import { Icon } from '~/design-system/icon/Icon'
import { SlideOver, slideOverCommand } from '~/design-system/slide-over/SlideOver'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { Mark } from '~/illustrations/mark/Mark'
import { CallLinks } from '~/navigation/CallLinks'
import { headerLinks } from '~/navigation/menus'
import { PageButtonLink, PageLink } from '~/navigation/PageLink'
import styles from './SiteHeader.module.css'

const menuId = 'main-menu'

export function SiteHeader() {
  return (
    <Band as="header" className={styles.header}>
      <PageLink to="/" className={styles.brand}>
        <Mark />
        <span>
          {firm.name}
          <small className={styles.tagline}>{siteCopy.tagline}</small>
        </span>
      </PageLink>
      <nav className={styles.navigation} data-dock aria-label={siteCopy.mainNavigation}>
        <HeaderLinks />
      </nav>
      <button
        type="button"
        className={styles.menuButton}
        {...slideOverCommand(menuId, 'show-modal')}
      >
        <Icon name="menu" />
        <VisuallyHidden>{siteCopy.openMenu}</VisuallyHidden>
      </button>
      <SlideOver id={menuId} aria-label={siteCopy.menu}>
        <div className={styles.panel} data-margin-rule>
          <p className={styles.panelName}>{firm.name}</p>
          <button
            type="button"
            className={styles.menuButton}
            {...slideOverCommand(menuId, 'close')}
          >
            <Icon name="close" />
            <VisuallyHidden>{siteCopy.closeMenu}</VisuallyHidden>
          </button>
          <nav className={styles.panelLinks} aria-label={siteCopy.menu}>
            <HeaderLinks inMenu />
          </nav>
          <p className={styles.calls}>
            <CallLinks size="large" />
          </p>
        </div>
      </SlideOver>
    </Band>
  )
}

function HeaderLinks({ inMenu = false }) {
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/home' })
  return headerLinks.map(({ name, type, ...target }) => {
    if (type === 'button') {
      return (
        <PageButtonLink key={name} {...target} size="compact">
          {name}
        </PageButtonLink>
      )
    }
    const link = (
      <PageLink key={name} {...target} className={styles.link}>
        {name}
      </PageLink>
    )
    if (!inMenu || !isHome || target.to !== '/home') return link
    // Without script, a link to a section of the same document would scroll it behind the open menu. `/` is the same page,
    // and another document.
    return (
      <Fragment key={name}>
        <noscript>
          <a href={`/#${target.hash}`} className={styles.link}>
            {name}
          </a>
        </noscript>
        <div className={styles.scripted}>{link}</div>
      </Fragment>
    )
  })
}
