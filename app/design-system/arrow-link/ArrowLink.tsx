import type { ComponentProps } from 'react'
import styles from './ArrowLink.module.css'

type ArrowLinkProps = Omit<ComponentProps<'a'>, 'className'> & {
  /** `quiet` for one of several of equal weight. */
  variant?: 'quiet' | undefined
}

/** A link with an arrow, on its own line. `PageArrowLink` connects it to the router. */
export function ArrowLink({ children, variant, ...rest }: ArrowLinkProps) {
  return (
    <a
      {...rest}
      className={styles.arrowLink}
      data-variant={variant}
      data-icon="arrow"
      data-screen-only
    >
      {children}
    </a>
  )
}
