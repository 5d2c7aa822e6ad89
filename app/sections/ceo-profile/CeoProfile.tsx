import { Band, BandHeading } from '~/brand/band/Band'
import { about, ceo } from '~/content/about'
import { Biography } from './Biography'
import styles from './CeoProfile.module.css'
import { Portrait } from './Portrait'

export function CeoProfile() {
  const copy = about.profile
  return (
    <Band folio={copy.folio}>
      <Portrait />
      <div className={styles.words}>
        <BandHeading>{ceo.name}</BandHeading>
        <p className={styles.role}>{ceo.role}</p>
        <Biography short={ceo.shortBio} full={ceo.bio} more={copy.more} less={copy.less} />
      </div>
    </Band>
  )
}
