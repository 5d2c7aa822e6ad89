import { Band, BandHeading, Lede } from '~/brand/band/Band'
import { portal } from '~/content/portal'
import { Drawing } from '~/illustrations/Drawing'
import { LearnMore } from '../LearnMore'
import styles from './Portal.module.css'
import { PortalOverview } from './PortalOverview'

export function Portal() {
  return (
    <Band ground="night" folio={portal.folio} className={styles.portal}>
      <div className={styles.scene} data-plays>
        <Drawing name="nightHarbor" />
      </div>
      <BandHeading data-size="heading-l" data-columns="first-7">
        {portal.heading}
      </BandHeading>
      <Lede className={styles.lede} data-columns="first-5">
        {portal.lede}
      </Lede>
      <div className={styles.picture} data-columns="first-8">
        <PortalOverview />
      </div>
      <ul className={styles.cards} data-columns="last-4">
        {portal.cards.map(({ name, text, learnMoreEnding }) => (
          <li key={name} className={styles.card}>
            <h3>{name}</h3>
            <p className={styles.text}>{text}</p>
            <LearnMore ending={learnMoreEnding} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
