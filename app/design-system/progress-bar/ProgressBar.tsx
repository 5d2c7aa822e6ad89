import type { ComponentProps } from 'react'
import styles from './ProgressBar.module.css'

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'role' | 'className' | 'children'> & {
  /** What is under way. */
  'aria-label': string
}

/** A thin line along the top of the window for something whose end nobody knows. */
export function ProgressBar(props: ProgressBarProps) {
  return <div {...props} role="progressbar" className={styles.progressBar} />
}
