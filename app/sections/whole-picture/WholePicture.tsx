import { Band, BandHeading, Lede } from '~/brand/band/Band'
import { home } from '~/content/home'
import { Drawing } from '~/illustrations/Drawing'
import { PageButtonLink } from '~/navigation/PageLink'
import { ShoeboxAnswers } from './ShoeboxAnswers'
import styles from './WholePicture.module.css'

export function WholePicture() {
  const copy = home.wholePicture
  return (
    <Band folio={copy.folio}>
      <div data-columns="last-5">
        <BandHeading>{copy.heading}</BandHeading>
        <Lede>{copy.lede}</Lede>
      </div>
      <Drawing name="shoebox" className={styles.picture} />
      <div className={styles.answers} data-screen-only>
        <ShoeboxAnswers />
        <PageButtonLink to="/contact">{copy.action}</PageButtonLink>
      </div>
    </Band>
  )
}
