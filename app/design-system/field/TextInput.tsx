import type { ComponentProps } from 'react'
import styles from './Control.module.css'

/** `type` and `autoComplete` are required, because they choose the keyboard of a phone and autofill. */
export type TextInputProps = Omit<ComponentProps<'input'>, 'className'> & {
  type: 'text' | 'email' | 'tel'
  autoComplete: NonNullable<ComponentProps<'input'>['autoComplete']>
}

export function TextInput(props: TextInputProps) {
  return <input inputMode={props.type} {...props} className={styles.control} />
}
