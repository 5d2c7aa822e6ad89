import type { ReactNode } from 'react'
import styles from './Tally.module.css'

type TallyProps = {
  label: ReactNode
  entries: readonly { term: string; figure: string }[]
  /** Dots lead from each term to its figure. */
  leader?: boolean
}

/** A short account: terms on the left, figures on the right, one entry for each ruled line. */
export function Tally({ label, entries, leader }: TallyProps) {
  return (
    <div>
      <div className={styles.label}>{label}</div>
      <dl className={styles.entries}>
        {entries.map(({ term, figure }) => (
          <div key={term} className={styles.entry} data-leader={leader}>
            <dt>{term}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
