import type { ReactNode } from 'react'
import { Band, type BandFolio, BandHeading } from '~/brand/band/Band'
import styles from './FallbackScreen.module.css'

export type FallbackScreenProps = {
  folio: BandFolio
  heading: string
  /** What went wrong, as the error itself says it. */
  message: string
  help: string
  /** Ways on, the likeliest first. */
  actions: ReactNode
  picture?: ReactNode
}

/** What stands where a page should be: its entry in the ledger, and no figure to go with it. */
export function FallbackScreen({
  folio,
  heading,
  message,
  help,
  actions,
  picture,
}: FallbackScreenProps) {
  return (
    <Band ground="ruled" folio={folio} className={styles.fallbackScreen}>
      <BandHeading level={1}>{heading}</BandHeading>
      <p className={styles.message}>{message}</p>
      <p className={styles.help}>{help}</p>
      <div className={styles.actions}>{actions}</div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </Band>
  )
}
