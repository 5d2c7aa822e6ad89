import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Control.module.css'

/** `type` and `autoComplete` are required, because they choose the keyboard of a phone and autofill. */
export type TextInputProps = ComponentProps<'input'> & {
  type: 'text' | 'email' | 'tel'
  autoComplete: NonNullable<ComponentProps<'input'>['autoComplete']>
}

export function TextInput({ type, className, ...rest }: TextInputProps) {
  return (
    <input
      inputMode={type}
      {...rest}
      type={type}
      className={classNames(styles.control, className)}
    />
  )
}
