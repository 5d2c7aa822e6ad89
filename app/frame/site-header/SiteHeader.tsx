import { type ReactNode, useRef } from 'react'
import { Band } from '~/brand/band/Band'
import { Icon } from '~/design-system/icon/Icon'
import { SlideOver } from '~/design-system/slide-over/SlideOver'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import type { NavigationItem } from '~/navigation/menus'
import { PageButtonLink } from '~/navigation/PageButtonLink'
import { PageLink } from '~/navigation/PageLink'
import styles from './SiteHeader.module.css'

const menuId = 'main-menu'

export type SiteHeaderProps = {
  name: string
  places: string
  mark?: ReactNode
  links: readonly NavigationItem[]
  copy: { mainNavigation: string; menu: string; openMenu: string; closeMenu: string }
}

export function SiteHeader({ name, places, mark, links, copy }: SiteHeaderProps) {
  const menu = useRef<HTMLDialogElement>(null)
  return (
    <Band as="header" className={styles.header}>
      <PageLink to="/" className={styles.brand}>
        {mark}
        <span>
          {name}
          <small className={styles.places}>{places}</small>
        </span>
      </PageLink>
      <nav className={styles.navigation} aria-label={copy.mainNavigation}>
        <HeaderLinks links={links} />
      </nav>
      {/* `command` works before hydration; `onClick` is for browsers without it. */}
      <button
        type="button"
        className={styles.menuButton}
        command="show-modal"
        commandfor={menuId}
        onClick={(event) => {
          event.preventDefault()
          menu.current?.showModal()
        }}
      >
        <Icon name="menu" />
        <VisuallyHidden>{copy.openMenu}</VisuallyHidden>
      </button>
      <SlideOver ref={menu} id={menuId} aria-label={copy.menu}>
        <div className={styles.panel}>
          <p className={styles.panelName}>{name}</p>
          <button
            type="button"
            className={styles.menuButton}
            command="close"
            commandfor={menuId}
            onClick={(event) => {
              event.preventDefault()
              menu.current?.close()
            }}
          >
            <Icon name="close" />
            <VisuallyHidden>{copy.closeMenu}</VisuallyHidden>
          </button>
          <nav className={styles.panelLinks} aria-label={copy.menu}>
            <HeaderLinks links={links} onFollow={() => menu.current?.close()} />
          </nav>
          <p className={styles.panelPlaces}>{places}</p>
        </div>
      </SlideOver>
    </Band>
  )
}

type HeaderLinksProps = {
  links: readonly NavigationItem[]
  /** Called when a link is followed, before the page changes. */
  onFollow?: () => void
}

function HeaderLinks({ links, onFollow }: HeaderLinksProps) {
  return links.map(({ name, type, ...target }) =>
    type === 'button' ? (
      <PageButtonLink key={name} {...target} size="compact" onClick={onFollow}>
        {name}
      </PageButtonLink>
    ) : (
      <PageLink key={name} {...target} className={styles.link} onClick={onFollow}>
        {name}
      </PageLink>
    ),
  )
}
