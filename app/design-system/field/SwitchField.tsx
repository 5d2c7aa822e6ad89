import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from './Field'
import fieldStyles from './Field.module.css'
import styles from './SwitchField.module.css'

type SwitchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'id' | 'className'> & {
  id: string
  label: string
  error?: string | undefined
  /** Beside the label, such as a link to the policy. */
  children?: ReactNode
}

/** A checkbox that looks like a switch, with its label and error message. */
export function SwitchField({ id, label, error, children, ...rest }: SwitchFieldProps) {
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <div className={fieldStyles.field} data-state={error && 'error'}>
      <FieldError id={errorId} message={error} />
      <div className={styles.row}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          role="switch"
          className={styles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {children}
      </div>
    </div>
  )
}
