import type { ToggleEvent } from 'react'
import styles from './Biography.module.css'

export type BiographyProps = {
  short: string
  /** Paragraphs with an empty line between them. */
  full: string
  more: string
  less: string
}

/**
 * A biography, short until it is opened. The browser keeps the state, so the toggle works before script has
 * run and what a visitor opened stays open when it does.
 */
export function Biography({ short, full, more, less }: BiographyProps) {
  return (
    <div className={styles.biography}>
      <p className={styles.short}>{short}</p>
      {/* React would take an `open` that the visitor set before hydration for a mistake. */}
      <details className={styles.details} onToggle={keepInView} suppressHydrationWarning>
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
    </div>
  )
}

/** Closing a long text takes the toggle up with it, off the top of a small screen. */
function keepInView({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>) {
  if (!details.open) details.scrollIntoView({ block: 'nearest' })
}
