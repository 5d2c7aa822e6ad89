import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './FloatingLink.module.css'

export type FloatingLinkProps = ComponentProps<'a'> & {
  /** While undefined (before hydration) CSS decides, by scroll position where the browser can. */
  shown: boolean | undefined
}

/** A small square link in the lower corner of the window. Put it last in the page's content. */
export function FloatingLink({ shown, className, ...rest }: FloatingLinkProps) {
  return <a {...rest} className={classNames(styles.floatingLink, className)} data-shown={shown} />
}
