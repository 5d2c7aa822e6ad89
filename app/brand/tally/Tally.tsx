import styles from './Tally.module.css'

type TallyProps = {
  label: string
  entries: readonly { term: string; figure: string }[]
}

/** A short account: terms on the left, figures on the right, one entry for each ruled line. */
export function Tally({ label, entries }: TallyProps) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
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
