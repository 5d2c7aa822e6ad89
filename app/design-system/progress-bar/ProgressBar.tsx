import styles from './ProgressBar.module.css'

/** An indeterminate progress bar along the top of the window. */
export function ProgressBar(props: { 'aria-label': string }) {
  return <div {...props} role="progressbar" className={styles.progressBar} />
}
