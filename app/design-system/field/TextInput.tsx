import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Control.module.css'

/** Requires the attributes that choose autofill and a phone's keyboard. */
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
