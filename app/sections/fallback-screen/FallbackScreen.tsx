import { type ReactNode, useId } from 'react'
import { Band } from '~/brand/band/Band'
import styles from './FallbackScreen.module.css'

export type FallbackScreenProps = {
  heading: string
  /** What went wrong, as the error itself says it. */
  message: string
  help: string
  /** Ways on, the likeliest first. */
  actions: ReactNode
  picture?: ReactNode
}

/** What stands where a page should be: its entry in the ledger, and no figure to go with it. */
export function FallbackScreen({ heading, message, help, actions, picture }: FallbackScreenProps) {
  const headingId = useId()
  return (
    <Band
      ground="ruled"
      folio={{ number: '000', label: 'No entry' }}
      aria-labelledby={headingId}
      className={styles.fallbackScreen}
    >
      <h1 id={headingId} className={styles.heading}>
        {heading}
      </h1>
      <p className={styles.message}>{message}</p>
      <p className={styles.help}>{help}</p>
      <div className={styles.actions}>{actions}</div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </Band>
  )
}
