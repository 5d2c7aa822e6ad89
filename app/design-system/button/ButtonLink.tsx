import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import type { ButtonLook } from './Button'
import styles from './Button.module.css'

export type ButtonLinkProps = ComponentProps<'a'> & ButtonLook

/** A link with the weight of a button. Knows no router: `~/navigation` binds one in. */
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
