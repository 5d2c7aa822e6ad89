import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import { Icon } from '../icon/Icon'
import styles from './ArrowLink.module.css'

export type ArrowLinkProps = ComponentProps<'a'>

/** A link on a line of its own. `PageArrowLink` connects it to the router. */
export function ArrowLink({ className, children, ...rest }: ArrowLinkProps) {
  return (
    <a {...rest} className={classNames(styles.arrowLink, className)}>
      <span className={styles.text}>{children}</span>
      <Icon name="arrow" className={styles.arrow} />
    </a>
  )
}
