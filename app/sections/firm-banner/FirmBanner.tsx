import type { ReactNode } from 'react'
import { Band, BandHeading } from '~/brand/band/Band'
import type { home } from '~/content/home'
import { Drawing } from '~/illustrations/Drawing'
import styles from './FirmBanner.module.css'

export type FirmBannerProps = {
  copy: typeof home.firmBanner
  action: ReactNode
}

export function FirmBanner({ copy, action }: FirmBannerProps) {
  return (
    <Band ground="tint" folio={copy.folio} className={styles.banner}>
      <BandHeading className={styles.heading}>{copy.heading}</BandHeading>
      <p className={styles.lede}>{copy.lede}</p>
      <div className={styles.action}>{action}</div>
      <div className={styles.picture}>
        <Drawing name="coastChart" />
      </div>
    </Band>
  )
}
