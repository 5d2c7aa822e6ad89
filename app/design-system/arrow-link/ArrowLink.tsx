import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import { Icon } from '../icon/Icon'
import styles from './ArrowLink.module.css'

export type ArrowLinkProps = ComponentProps<'a'>

/** A link that stands on a line of its own and leads on. Knows no router: `~/navigation` binds one in. */
export function ArrowLink({ className, children, ...rest }: ArrowLinkProps) {
  return (
    <a {...rest} className={classNames(styles.arrowLink, className)}>
      <span className={styles.text}>{children}</span>
      <Icon name="arrow" className={styles.arrow} />
    </a>
  )
}
