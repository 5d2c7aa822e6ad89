import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '~/design-system/class-names'
import { Icon } from '../icon/Icon'
import styles from './Field.module.css'

/** What a control takes from its field: its id, whether it has to be filled, and where its error is. */
export type ControlProps = {
  id: string
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type FieldProps = Omit<ComponentProps<'div'>, 'children' | 'id'> & {
  /** The control's id; the error's is made from it. */
  id: string
  label: string
  /** An asterisk for what has to be filled, '(optional)' for what need not be, or neither. */
  need?: 'required' | 'optional' | undefined
  /** What is wrong with the value, and how to mend it. */
  error?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A label, a control and, when there is one, its error, tied together for eyes and for screen readers. */
export function Field({ id, label, need, error, className, children, ...rest }: FieldProps) {
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <div {...rest} className={classNames(styles.field, className)} data-state={error && 'error'}>
      <label className={styles.label} htmlFor={id}>
        {/* One text with its space, which some versions of Chromium leave out of the name if it is one of its own. */}
        {need === 'optional' ? `${label} ` : label}
        {need === 'required' && (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        )}
        {need === 'optional' && <span className={styles.optional}>(optional)</span>}
      </label>
      <FieldError id={errorId} message={error} />
      {children({
        id,
        // Not `required`, which would have the browser call the field invalid before anyone was there.
        'aria-required': need === 'required' || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': errorId,
      })}
    </div>
  )
}

export function FieldError({
  id,
  message,
}: {
  id: string | undefined
  message: string | undefined
}) {
  if (message === undefined) return null
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" />
      {message}
    </p>
  )
}
