import { Band, BandHeading, Lede } from '~/brand/band/Band'
import { home } from '~/content/home'
import { Drawing } from '~/illustrations/Drawing'
import { PageButtonLink } from '~/navigation/PageLink'
import { CeoWord } from '../ceo-word/CeoWord'
import styles from './FirmBanner.module.css'

export function FirmBanner() {
  const copy = home.firmBanner
  return (
    <Band ground="tint" folio={copy.folio} className={styles.banner}>
      <BandHeading data-size="heading-l" data-columns="first-6">
        {copy.heading}
      </BandHeading>
      <Lede className={styles.lede} data-columns="first-5">
        {copy.lede}
      </Lede>
      <div>
        <PageButtonLink to="/about">{copy.action}</PageButtonLink>
      </div>
      <CeoWord />
      <Drawing name="coastChart" className={styles.picture} />
    </Band>
  )
}
