import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Shoebox.module.css'
import shoeboxUrl from './shoebox.svg?url'

export type ShoeboxProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'children'>

/**
 * A shoebox of receipts, its lid off, and the income statement it becomes. 190 : 122, for 22 to 48 rem, on paper or
 * tint. Every slip and the statement add up.
 */
export function Shoebox({ className, ...rest }: ShoeboxProps) {
  return (
    <img
      width="760"
      height="488"
      decoding="async"
      loading="lazy"
      {...rest}
      src={shoeboxUrl}
      alt=""
      className={classNames(styles.shoebox, className)}
    />
  )
}
