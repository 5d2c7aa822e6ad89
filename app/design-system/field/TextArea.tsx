import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import control from './Control.module.css'
import styles from './TextArea.module.css'

/** A text area with ruled lines. Grows with its text in browsers that support `field-sizing`. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <textarea inputMode="text" {...props} className={classNames(control.control, styles.ruled)} />
  )
}
