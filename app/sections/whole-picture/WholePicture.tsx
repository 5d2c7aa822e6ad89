import type { ReactNode } from 'react'
import { Band, type BandFolio, BandHeading } from '~/brand/band/Band'
import styles from './WholePicture.module.css'

export type WholePictureProps = {
  copy: {
    folio: BandFolio
    heading: string
    lede: string
    lines: readonly { name: string; text: string }[]
  }
  action: ReactNode
  picture?: ReactNode
}

export function WholePicture({ copy, action, picture }: WholePictureProps) {
  return (
    <Band folio={copy.folio} className={styles.whole}>
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
      {picture && <div className={styles.picture}>{picture}</div>}
    </Band>
  )
}
