import { Band, BandHeading } from '~/brand/band/Band'
import { home } from '~/content/home'
import { Drawing } from '~/illustrations/Drawing'
import { PageButtonLink } from '~/navigation/PageLink'
import { ShoeboxAnswers } from './ShoeboxAnswers'
import styles from './WholePicture.module.css'

export function WholePicture() {
  const copy = home.wholePicture
  return (
    <Band folio={copy.folio}>
      <div className={styles.words}>
        <BandHeading>{copy.heading}</BandHeading>
        <p className={styles.lede}>{copy.lede}</p>
      </div>
      <Drawing name="shoebox" className={styles.picture} />
      <div className={styles.answers}>
        <ShoeboxAnswers />
        <PageButtonLink to="/contact">{copy.action}</PageButtonLink>
      </div>
    </Band>
  )
}
