import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './FloatingLink.module.css'

export type FloatingLinkProps = ComponentProps<'a'> & {
  /** `undefined` until the page is hydrated; then CSS decides by scroll position. */
  shown: boolean | undefined
}

/** A small square link in the lower left corner of the window. It must come last in the page's content. */
export function FloatingLink({ shown, className, ...rest }: FloatingLinkProps) {
  return <a {...rest} className={classNames(styles.floatingLink, className)} data-shown={shown} />
}
