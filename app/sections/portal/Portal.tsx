import { Band, BandHeading } from '~/brand/band/Band'
import { portal } from '~/content/portal'
import { Drawing } from '~/illustrations/Drawing'
import { LearnMore } from '../LearnMore'
import { PortalOverview } from '../portal-pictures/PortalOverview'
import styles from './Portal.module.css'

export function Portal() {
  return (
    <Band ground="night" folio={portal.folio} className={styles.portal}>
      <div className={styles.scene}>
        <Drawing name="nightHarbor" />
      </div>
      <BandHeading className={styles.heading}>{portal.heading}</BandHeading>
      <p className={styles.lede}>{portal.lede}</p>
      <div className={styles.picture}>
        <PortalOverview />
      </div>
      <ul className={styles.cards}>
        {portal.cards.map(({ number, name, text, learnMoreEnding }) => (
          <li key={name} className={styles.card}>
            <h3>{name}</h3>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <p className={styles.text}>{text}</p>
            <LearnMore ending={learnMoreEnding} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
