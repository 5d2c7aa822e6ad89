import type { ComponentProps } from 'react'
import styles from './Button.module.css'

export type ButtonLook = {
  /** `primary` for the main action of a section, `quiet` for the others. */
  variant?: 'primary' | 'quiet' | undefined
  /** `compact` for a row of links. */
  size?: 'compact' | undefined
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** The action is in progress. The button keeps focus and looks disabled; its form ignores another submission. */
    busy?: boolean
  }

export function Button({ variant = 'primary', size, busy, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      aria-disabled={busy || undefined}
    />
  )
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & ButtonLook

/** A link that looks like a button. `PageButtonLink` connects it to the router. */
export function ButtonLink({ variant = 'primary', size, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={styles.button} data-variant={variant} data-size={size} />
}
