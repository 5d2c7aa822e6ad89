import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './OfficeMap.module.css'
import officeMapUrl from './office-map.svg?url'

export type OfficeMapProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'children'>

/**
 * A chart of the coast from Lynn to Boston, both marked, in its graduated border. Beside or under the addresses,
 * uncropped: 22 : 23, 20 to 40 rem wide.
 */
export function OfficeMap({ className, ...rest }: OfficeMapProps) {
  return (
    <img
      width="660"
      height="690"
      decoding="async"
      loading="lazy"
      {...rest}
      src={officeMapUrl}
      alt=""
      className={classNames(styles.officeMap, className)}
    />
  )
}
