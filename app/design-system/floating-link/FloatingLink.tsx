import type { ComponentProps } from 'react'
import styles from './FloatingLink.module.css'

type FloatingLinkProps = Omit<ComponentProps<'a'>, 'className'> & {
  /** `undefined` until the page is hydrated; then CSS decides by scroll position. */
  shown: boolean | undefined
}

/** A small square link in the lower right corner of the window. It must come last in the page's `main`. */
export function FloatingLink({ shown, ...rest }: FloatingLinkProps) {
  return (
    <div className={styles.track} data-screen-only>
      <a {...rest} className={styles.floatingLink} data-shown={shown} />
    </div>
  )
}
