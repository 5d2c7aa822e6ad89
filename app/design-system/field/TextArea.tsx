import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Control.module.css'

/** A text area with ruled lines. Grows with its text in browsers that support `field-sizing`. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <textarea inputMode="text" {...props} className={classNames(styles.control, styles.ruled)} />
  )
}
