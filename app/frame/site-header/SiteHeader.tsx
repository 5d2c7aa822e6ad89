import { Band } from '~/brand/band/Band'
import { firm } from '~/content/firm'
import { siteCopy } from '~/content/site-copy'
import { Icon } from '~/design-system/icon/Icon'
import { SlideOver, slideOverCommand } from '~/design-system/slide-over/SlideOver'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { Drawing } from '~/illustrations/Drawing'
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
        <span className={styles.name}>
          {firm.name}
          <small className={styles.tagline}>{siteCopy.tagline}</small>
        </span>
      </PageLink>
      <nav className={styles.navigation} aria-label={siteCopy.mainNavigation}>
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
        <div className={styles.panel}>
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
            <HeaderLinks />
          </nav>
          <Drawing name="footerLight" className={styles.panelPicture} />
          <p className={styles.calls}>
            <CallLinks size="large" />
          </p>
        </div>
      </SlideOver>
    </Band>
  )
}

function HeaderLinks() {
  return headerLinks.map(({ name, type, ...target }) =>
    type === 'button' ? (
      <PageButtonLink key={name} {...target} size="compact">
        {name}
      </PageButtonLink>
    ) : (
      <PageLink key={name} {...target} className={styles.link}>
        {name}
      </PageLink>
    ),
  )
}
