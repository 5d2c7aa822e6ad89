import { type ComponentProps, useId } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './Tally.module.css'

export type TallyProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  entries: readonly { term: string; figure: string }[]
}

/** A short account: what on the left, how much on the right, one entry to a line of a ruled band. */
export function Tally({ label, entries, className, ...rest }: TallyProps) {
  const labelId = useId()
  return (
    <div {...rest} className={classNames(styles.tally, className)}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <dl className={styles.entries} aria-labelledby={labelId}>
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
