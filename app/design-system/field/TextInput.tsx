import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Control.module.css'

/** What to type, who fills it in, and which keyboard a phone shows, are not left to chance. */
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
