import { useId } from 'react'
import { Band } from '~/brand/band/Band'
import styles from './Values.module.css'

export type ValuesProps = {
  copy: { heading: string; values: readonly { name: string; meaning: string }[] }
}

/** The firm's values as entries of a journal: every second one set in, as credits are. */
export function Values({ copy }: ValuesProps) {
  const headingId = useId()
  return (
    <Band
      folio={{ number: '310', label: 'Values' }}
      aria-labelledby={headingId}
      className={styles.values}
    >
      <h2 id={headingId} className={styles.heading}>
        {copy.heading}
      </h2>
      <ul className={styles.entries}>
        {copy.values.map(({ name, meaning }, index) => (
          <li key={name} className={styles.entry}>
            <span className={styles.number} aria-hidden="true">
              {311 + index}
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.meaning}>{meaning}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
