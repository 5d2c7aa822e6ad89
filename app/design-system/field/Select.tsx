import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import control from './Control.module.css'
import styles from './Select.module.css'

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'className' | 'multiple'> & {
  /** The text of the first option, which has an empty value. */
  unset: string
  options: readonly string[]
}

export function Select({ unset, options, ...rest }: SelectProps) {
  return (
    <select {...rest} className={classNames(control.control, styles.select)}>
      <option value="">{unset}</option>
      {options.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </select>
  )
}
