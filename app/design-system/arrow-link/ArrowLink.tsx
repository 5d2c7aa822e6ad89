import type { ComponentProps } from 'react'
import styles from './ArrowLink.module.css'

type ArrowLinkProps = Omit<ComponentProps<'a'>, 'className'> & {
  /** For one of several of equal weight. */
  quiet?: boolean | undefined
}

/** A link with an arrow, on its own line. `PageArrowLink` connects it to the router. */
export function ArrowLink({ children, quiet, ...rest }: ArrowLinkProps) {
  return (
    <a {...rest} className={styles.arrowLink} data-quiet={quiet} data-icon="arrow" data-screen-only>
      {children}
    </a>
  )
}
