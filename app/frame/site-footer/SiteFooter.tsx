import { Band } from '~/brand/band/Band'
import { firm } from '~/content/firm'
import { offices } from '~/content/offices'
import { describeHours } from '~/content/opening-hours'
import { siteCopy } from '~/content/site-copy'
import { Drawing } from '~/illustrations/Drawing'
import { EmailLink } from '~/navigation/EmailLink'
import { footerLinks } from '~/navigation/menus'
import { PageLink } from '~/navigation/PageLink'
import { CallLink } from '~/navigation/TelephoneLinks'
import styles from './SiteFooter.module.css'

export function SiteFooter() {
  return (
    <Band as="footer" className={styles.footer}>
      <div className={styles.firm}>
        {firm.name}
        <small className={styles.trade}>{firm.trade}</small>
      </div>
      <nav className={styles.links} aria-label={siteCopy.footerNavigation}>
        {footerLinks.map(({ name, ...target }) => (
          <PageLink key={name} {...target} className={styles.link}>
            {name}
          </PageLink>
        ))}
      </nav>
      <Drawing name="footerLight" className={styles.picture} />
      {/* The letterhead has the addresses on paper. */}
      <address className={styles.offices}>
        {offices.map((office) => (
          <p key={office.id} className={styles.office}>
            <b className={styles.city}>{office.city}</b>
            <span className={styles.street}>
              {office.address.street.replaceAll('\n', ', ')}, <wbr />
              {office.locality}
              {office.hours.map((hours) => (
                <span key={describeHours(hours)} className={styles.hours}>
                  {describeHours(hours)}
                </span>
              ))}
            </span>
            <CallLink office={office} />
            <a
              className={styles.link}
              href={office.directionsHref}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={siteCopy.directionsTo(office.city)}
            >
              {siteCopy.directions}
            </a>
          </p>
        ))}
        <p className={styles.office}>
          <b className={styles.city}>{siteCopy.email}</b>
          <EmailLink className={styles.link} />
        </p>
      </address>
      <p className={styles.end}>
        {siteCopy.copyright}
        <PageLink to="/privacy" className={styles.link}>
          {siteCopy.privacy}
        </PageLink>
      </p>
    </Band>
  )
}
