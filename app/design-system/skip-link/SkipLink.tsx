import type { ComponentProps } from 'react'
import styles from './SkipLink.module.css'

/** The first Tab stop, which skips the header. */
export function SkipLink(props: Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...props} className={styles.skipLink} data-screen-only />
}
