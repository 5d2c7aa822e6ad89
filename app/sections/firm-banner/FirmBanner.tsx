import { Band, BandHeading } from '~/brand/band/Band'
import { home } from '~/content/home'
import { Drawing } from '~/illustrations/Drawing'
import { PageButtonLink } from '~/navigation/PageLink'
import styles from './FirmBanner.module.css'

export function FirmBanner() {
  const copy = home.firmBanner
  return (
    <Band ground="tint" folio={copy.folio} className={styles.banner}>
      <BandHeading className={styles.heading}>{copy.heading}</BandHeading>
      <p className={styles.lede}>{copy.lede}</p>
      <div>
        <PageButtonLink to="/about">{copy.action}</PageButtonLink>
      </div>
      <Drawing name="coastChart" className={styles.picture} />
    </Band>
  )
}
