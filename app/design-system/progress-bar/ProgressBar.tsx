import type { ComponentProps } from 'react'
import styles from './ProgressBar.module.css'

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'role' | 'className' | 'children'> & {
  'aria-label': string
}

/** An indeterminate progress bar along the top of the window. */
export function ProgressBar(props: ProgressBarProps) {
  return <div {...props} role="progressbar" className={styles.progressBar} />
}
