import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Button.module.css'

export type ButtonLook = {
  /** `primary` for the main action of a section, `quiet` for the others. */
  variant?: 'primary' | 'quiet' | undefined
  /** `compact` for a row of links. */
  size?: 'regular' | 'compact' | undefined
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The action is in progress. The button keeps focus and looks disabled; its form ignores another submission. */
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
