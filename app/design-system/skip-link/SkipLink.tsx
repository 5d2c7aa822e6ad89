import type { ComponentProps } from 'react'
import styles from './SkipLink.module.css'

/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink(props: Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...props} className={styles.skipLink} />
}
