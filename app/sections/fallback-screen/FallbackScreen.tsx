import type { ReactNode } from 'react'
import { Band, type BandFolio, BandHeading } from '~/brand/band/Band'
import styles from './FallbackScreen.module.css'

export type FallbackScreenProps = {
  folio: BandFolio
  heading: string
  /** The error's own message. */
  message: string
  help: string
  /** Links, the most likely first. */
  actions: ReactNode
  picture?: ReactNode
}

/** Shown in place of a page that does not exist or has failed. */
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
