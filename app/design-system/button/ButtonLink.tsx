import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import type { ButtonLook } from './Button'
import styles from './Button.module.css'

export type ButtonLinkProps = ComponentProps<'a'> & ButtonLook

/** A link that looks like a button. `PageButtonLink` connects it to the router. */
export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
    />
  )
}
