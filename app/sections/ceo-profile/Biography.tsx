import type { ToggleEvent } from 'react'
import { scrollIntoView } from '~/navigation/scroll'
import styles from './Biography.module.css'

type BiographyProps = Record<'short' | 'full' | 'more' | 'less', string>

/** A biography, short until the visitor opens it, which works before hydration. */
export function Biography({ short, full, more, less }: BiographyProps) {
  return (
    <div className={styles.biography}>
      <p className={styles.short}>{short}</p>
      {/* The visitor may have opened it before hydration. */}
      {full !== short && (
        <details className={styles.details} onToggle={onToggle} suppressHydrationWarning>
          <summary className={styles.toggle}>
            <span className={styles.more}>{more}</span>
            <span className={styles.less}>{less}</span>
          </summary>
          <div className={styles.full}>
            {full.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

/** Closing a long text can move the toggle above the top of a small screen. */
function onToggle({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>) {
  if (!details.open) scrollIntoView(details)
}
