import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon'
import styles from './ArrowLink.module.css'

/** A link with an arrow, on its own line. `PageArrowLink` connects it to the router. */
export function ArrowLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...rest} className={styles.arrowLink} data-screen-only>
      <span className={styles.text}>{children}</span>
      <Icon name="arrow" className={styles.arrow} />
    </a>
  )
}
