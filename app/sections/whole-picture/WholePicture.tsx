import type { ReactNode } from 'react'
import { Band, BandHeading } from '~/brand/band/Band'
import type { home } from '~/content/home'
import { Drawing } from '~/illustrations/Drawing'
import styles from './WholePicture.module.css'

export type WholePictureProps = {
  copy: typeof home.wholePicture
  action: ReactNode
}

export function WholePicture({ copy, action }: WholePictureProps) {
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
        {action}
      </div>
      <div className={styles.picture}>
        <Drawing name="shoebox" />
      </div>
    </Band>
  )
}
