import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './TaxVignette.module.css'
import taxVignetteUrl from './tax-vignette.svg?url'

export type TaxVignetteProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'children'>

/**
 * Three returns, local, state and federal, the nearest one footed to its refund. A picture for a card on the sheet
 * colour, 128 : 111, about 16 rem wide.
 */
export function TaxVignette({ className, ...rest }: TaxVignetteProps) {
  return (
    <img
      width="256"
      height="222"
      decoding="async"
      loading="lazy"
      {...rest}
      src={taxVignetteUrl}
      alt=""
      className={classNames(styles.taxVignette, className)}
    />
  )
}
