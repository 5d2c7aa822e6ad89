import { Band, BandHeading } from '~/brand/band/Band'
import type { about, ceo } from '~/content/about'
import { Biography } from './Biography'
import styles from './CeoProfile.module.css'
import { Portrait } from './Portrait'

export type CeoProfileProps = {
  profile: typeof ceo
  copy: typeof about.profile
}

export function CeoProfile({ profile, copy }: CeoProfileProps) {
  const { name, role, imageUrl, imageAlt, bio, shortBio } = profile
  return (
    <Band folio={copy.folio}>
      <Portrait imageUrl={imageUrl} alt={imageAlt} />
      <div className={styles.words}>
        <BandHeading>{name}</BandHeading>
        <p className={styles.role}>{role}</p>
        <Biography short={shortBio} full={bio} more={copy.more} less={copy.less} />
      </div>
    </Band>
  )
}
