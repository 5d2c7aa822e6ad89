import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Control.module.css'

/** A text area with ruled lines. Grows with its text in browsers that support `field-sizing`. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      inputMode="text"
      {...rest}
      className={classNames(styles.control, styles.ruled, className)}
    />
  )
}
