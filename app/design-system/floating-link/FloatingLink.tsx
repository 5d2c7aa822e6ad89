import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './FloatingLink.module.css'

export type FloatingLinkProps = ComponentProps<'a'> & {
  /** While it is not known, CSS decides: it follows the scroll position, or stands at the end of the page. */
  shown: boolean | undefined
}

/** A small square link in the lower corner of the window. Comes last in a page's content. */
export function FloatingLink({ shown, className, ...rest }: FloatingLinkProps) {
  return <a {...rest} className={classNames(styles.floatingLink, className)} data-shown={shown} />
}
