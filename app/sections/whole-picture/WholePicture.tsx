import { Band, BandHeading } from '~/brand/band/Band'
import { home } from '~/content/home'
import { Drawing } from '~/illustrations/Drawing'
import { PageButtonLink } from '~/navigation/PageLink'
import styles from './WholePicture.module.css'

export function WholePicture() {
  const copy = home.wholePicture
  return (
    <Band folio={copy.folio}>
      <div className={styles.words}>
        <BandHeading>{copy.heading}</BandHeading>
        <p className={styles.lede}>{copy.lede}</p>
        <dl className={styles.lines}>
          {copy.lines.map(({ name, text }) => (
            <div key={name} className={styles.line}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
        <PageButtonLink to="/contact">{copy.action}</PageButtonLink>
      </div>
      <div className={styles.picture}>
        <Drawing name="shoebox" />
      </div>
    </Band>
  )
}
