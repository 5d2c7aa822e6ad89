import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Postmark.module.css'
import postmarkUrl from './postmark.svg?url'

export type PostmarkProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'children'>

/**
 * A stamp with the light on it, cancelled at Lynn. In the top corner of a letter or slip that stands on the sheet
 * colour; 3 : 2, about 17.5 rem wide.
 */
export function Postmark({ className, ...rest }: PostmarkProps) {
  return (
    <img
      width="278"
      height="186"
      decoding="async"
      loading="lazy"
      {...rest}
      src={postmarkUrl}
      alt=""
      className={classNames(styles.postmark, className)}
    />
  )
}
