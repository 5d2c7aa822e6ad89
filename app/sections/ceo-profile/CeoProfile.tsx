import { useId } from 'react'
import { Band } from '~/brand/band/Band'
import { Biography } from './Biography'
import styles from './CeoProfile.module.css'

export type CeoProfileProps = {
  profile: { name: string; role: string; imageUrl: string; bio: string; shortBio: string }
  copy: { more: string; less: string }
}

export function CeoProfile({ profile, copy }: CeoProfileProps) {
  const headingId = useId()
  const { name, role, imageUrl, bio, shortBio } = profile
  return (
    <Band
      folio={{ number: '340', label: 'Our CEO' }}
      aria-labelledby={headingId}
      className={styles.profile}
    >
      <img
        className={styles.portrait}
        src={imageUrl}
        alt=""
        width="346"
        height="426"
        loading="lazy"
        decoding="async"
      />
      <div className={styles.words}>
        <h2 id={headingId} className={styles.name}>
          {name}
        </h2>
        <p className={styles.role}>{role}</p>
        <Biography short={shortBio} full={bio} more={copy.more} less={copy.less} />
      </div>
    </Band>
  )
}
