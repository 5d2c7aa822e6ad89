import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Button.module.css'

export type ButtonLook = {
  /** `primary` for the one thing a section asks for, `quiet` beside it. */
  variant?: 'primary' | 'quiet'
  /** `compact` where it stands in a row of links. */
  size?: 'regular' | 'compact'
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** What it started is under way: it stays in focus and in its place, but does nothing more. */
    busy?: boolean
  }

export function Button({
  variant = 'primary',
  size = 'regular',
  busy = false,
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      aria-disabled={busy || undefined}
    />
  )
}
