import type { ComponentProps } from 'react'
import styles from './ArrowLink.module.css'

/** A link with an arrow, on its own line. `PageArrowLink` connects it to the router. */
export function ArrowLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...rest} className={styles.arrowLink} data-icon="arrow" data-screen-only>
      {children}
    </a>
  )
}
