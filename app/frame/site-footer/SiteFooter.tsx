import type { ReactNode } from 'react'
import { Band } from '~/brand/band/Band'
import type { NavigationItem } from '~/navigation/menus'
import { PageLink } from '~/navigation/PageLink'
import styles from './SiteFooter.module.css'

export type SiteFooterProps = {
  name: string
  trade: string
  copyright: string
  navigationLabel: string
  links: readonly NavigationItem[]
  mark?: ReactNode
  picture?: ReactNode
}

export function SiteFooter({
  name,
  trade,
  copyright,
  navigationLabel,
  links,
  mark,
  picture,
}: SiteFooterProps) {
  return (
    <Band as="footer" className={styles.footer}>
      <p className={styles.brand}>
        {mark}
        <span>
          {name}
          <small className={styles.trade}>{trade}</small>
        </span>
      </p>
      <nav className={styles.links} aria-label={navigationLabel}>
        {links.map(({ name, type, ...target }) => (
          <PageLink key={name} {...target} className={styles.link}>
            {name}
          </PageLink>
        ))}
      </nav>
      {picture && <div className={styles.picture}>{picture}</div>}
      <p className={styles.copyright}>{copyright}</p>
    </Band>
  )
}
