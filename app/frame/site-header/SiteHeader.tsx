import { Band } from '~/brand/band/Band'
import { firm } from '~/content/firm'
import { site } from '~/content/site'
import { Icon } from '~/design-system/icon/Icon'
import { SlideOver, slideOverCommand } from '~/design-system/slide-over/SlideOver'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { Mark } from '~/illustrations/mark/Mark'
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
          <small className={styles.places}>{site.places}</small>
        </span>
      </PageLink>
      <nav className={styles.navigation} aria-label={site.mainNavigation}>
        <HeaderLinks />
      </nav>
      <button
        type="button"
        className={styles.menuButton}
        {...slideOverCommand(menuId, 'show-modal')}
      >
        <Icon name="menu" />
        <VisuallyHidden>{site.openMenu}</VisuallyHidden>
      </button>
      <SlideOver id={menuId} aria-label={site.menu}>
        <div className={styles.panel}>
          <p className={styles.panelName}>{firm.name}</p>
          <button
            type="button"
            className={styles.menuButton}
            {...slideOverCommand(menuId, 'close')}
          >
            <Icon name="close" />
            <VisuallyHidden>{site.closeMenu}</VisuallyHidden>
          </button>
          <nav className={styles.panelLinks} aria-label={site.menu}>
            <HeaderLinks />
          </nav>
          <p className={styles.panelPlaces}>{site.places}</p>
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
