import { Band } from '~/brand/band/Band'
import { firm } from '~/content/firm'
import { siteCopy } from '~/content/site-copy'
import { Drawing } from '~/illustrations/Drawing'
import { Mark } from '~/illustrations/mark/Mark'
import { footerLinks } from '~/navigation/menus'
import { PageLink } from '~/navigation/PageLink'
import styles from './SiteFooter.module.css'

export function SiteFooter() {
  return (
    <Band as="footer" className={styles.footer}>
      <p className={styles.brand} data-screen-only>
        <Mark />
        <span>
          {firm.name}
          <small className={styles.trade}>{firm.trade}</small>
        </span>
      </p>
      <nav className={styles.links} aria-label={siteCopy.footerNavigation}>
        {footerLinks.map(({ name, ...target }) => (
          <PageLink key={name} {...target} className={styles.link}>
            {name}
          </PageLink>
        ))}
      </nav>
      <div className={styles.picture}>
        <Drawing name="footerLight" />
      </div>
      <p className={styles.copyright}>{siteCopy.copyright}</p>
    </Band>
  )
}
