import type { ReactNode } from 'react'
import styles from './Tally.module.css'

type TallyProps = {
  label: ReactNode
  entries: readonly { term: string; figure: string }[]
}

/** A short account: terms on the left, figures on the right, one entry for each ruled line. */
export function Tally({ label, entries }: TallyProps) {
  return (
    <div>
      <div className={styles.label}>{label}</div>
      <dl className={styles.entries}>
        {entries.map(({ term, figure }) => (
          <div key={term} className={styles.entry}>
            <dt>{term}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
