import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon'
import styles from './Field.module.css'

export type ControlProps = {
  id: string
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type FieldProps = {
  /** The id of the control. */
  id: string
  label: string
  /** Shows an asterisk, '(optional)' or neither. */
  need?: 'required' | 'optional' | undefined
  /** What to know before filling it in. */
  hint?: string | undefined
  /** What is wrong with the value, and how to correct it. */
  error?: string | undefined
  /** Renders the control, with these attributes. */
  children: (control: ControlProps) => ReactNode
}

/** A control with its label and, if its value is invalid, an error message that is connected to it. */
export function Field({ id, label, need, hint, error, children }: FieldProps) {
  const errorId = error === undefined ? undefined : `${id}-error`
  const hintId = hint === undefined ? undefined : `${id}-hint`
  return (
    <div className={styles.field} data-state={error && 'error'}>
      <label className={styles.label} htmlFor={id}>
        {/* One text node, because some versions of Chromium drop a separate space from the accessible name. */}
        {need === 'optional' ? `${label} ` : label}
        {need === 'required' && (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        )}
        {need === 'optional' && <span className={styles.optional}>(optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
      {children({
        id,
        // With `required` screen readers would announce an untouched field as invalid.
        'aria-required': need === 'required' || undefined,
        'aria-invalid': error ? true : undefined,
        // The error first, because it is more urgent.
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
    </div>
  )
}

export function FieldError({ id, message }: Record<'id' | 'message', string | undefined>) {
  if (message === undefined) return null
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" />
      {/* An element of its own, because React cannot change a text node that a translation has replaced. */}
      <span>{message}</span>
    </p>
  )
}
