import type { ReactNode } from 'react'
import { Band, BandHeading } from '~/brand/band/Band'
import type { errors } from '~/content/errors'
import { Drawing } from '~/illustrations/Drawing'
import styles from './FallbackScreen.module.css'

export type FallbackScreenProps = {
  copy: typeof errors
  message: string
  help: string
  /** Links, the most likely first. */
  actions: ReactNode
}

/** Shown in place of a page that does not exist or has failed. */
export function FallbackScreen({ copy, message, help, actions }: FallbackScreenProps) {
  return (
    <Band ground="ruled" folio={copy.folio} className={styles.fallbackScreen}>
      <BandHeading level={1} className={styles.heading}>
        {copy.heading}
      </BandHeading>
      <p className={styles.message}>{message}</p>
      <p className={styles.help}>{help}</p>
      <div className={styles.actions}>{actions}</div>
      <div className={styles.picture}>
        <Drawing name="lightOut" loading="eager" />
      </div>
    </Band>
  )
}
