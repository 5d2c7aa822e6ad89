import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './LightOut.module.css'
import lightOutUrl from './light-out.svg?url'

export type LightOutProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'children'>

/**
 * The light gone out, and a ledger line without an entry: for the pages that are not there or have failed. 102 : 47,
 * under or beside the message, 20 to 64 rem wide; sky and sea fade out at the sides.
 */
export function LightOut({ className, ...rest }: LightOutProps) {
  return (
    <img
      width="1020"
      height="470"
      decoding="async"
      loading="lazy"
      {...rest}
      src={lightOutUrl}
      alt=""
      className={classNames(styles.lightOut, className)}
    />
  )
}
