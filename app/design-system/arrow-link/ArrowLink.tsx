import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon'
import styles from './ArrowLink.module.css'

export type ArrowLinkProps = Omit<ComponentProps<'a'>, 'className'>

/** A link with an arrow, on its own line. `PageArrowLink` connects it to the router. */
export function ArrowLink({ children, ...rest }: ArrowLinkProps) {
  return (
    <a {...rest} className={styles.arrowLink}>
      <span className={styles.text}>{children}</span>
      <Icon name="arrow" className={styles.arrow} />
    </a>
  )
}
