import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './FinanceVignette.module.css'
import financeVignetteUrl from './finance-vignette.svg?url'

export type FinanceVignetteProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'children'>

/**
 * A loan package, tabbed and tied. A picture for a card on the sheet colour, 125 : 84, about 15.5 rem wide.
 */
export function FinanceVignette({ className, ...rest }: FinanceVignetteProps) {
  return (
    <img
      width="250"
      height="168"
      decoding="async"
      loading="lazy"
      {...rest}
      src={financeVignetteUrl}
      alt=""
      className={classNames(styles.financeVignette, className)}
    />
  )
}
