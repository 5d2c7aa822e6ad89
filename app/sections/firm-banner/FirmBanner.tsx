import { type ReactNode, useId } from 'react'
import { Band } from '~/brand/band/Band'
import styles from './FirmBanner.module.css'

export type FirmBannerProps = {
  copy: { heading: string; lede: string }
  action: ReactNode
  /** Fills the band behind the words. */
  picture?: ReactNode
}

export function FirmBanner({ copy, action, picture }: FirmBannerProps) {
  const headingId = useId()
  return (
    <Band
      ground="tint"
      folio={{ number: '300', label: 'The firm' }}
      aria-labelledby={headingId}
      className={styles.banner}
    >
      <h2 id={headingId} className={styles.heading}>
        {copy.heading}
      </h2>
      <p className={styles.lede}>{copy.lede}</p>
      <div className={styles.action}>{action}</div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </Band>
  )
}
