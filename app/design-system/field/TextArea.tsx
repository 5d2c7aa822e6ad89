import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Control.module.css'

/** Several lines of text, on ruled lines. Grows with its text where the browser supports `field-sizing`. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      inputMode="text"
      {...rest}
      className={classNames(styles.control, styles.ruled, className)}
    />
  )
}
