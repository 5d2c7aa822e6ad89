import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './FooterLight.module.css'
import footerLightUrl from './footer-light.svg?url'

export type FooterLightProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'children'>

/**
 * A small light on the horizon, its beam thrown towards the inline start. At the foot of the page, its inline end
 * flush with the page's edge so that the sea runs off it; 30 : 7, about 37 rem wide or the full width of a phone.
 */
export function FooterLight({ className, ...rest }: FooterLightProps) {
  return (
    <img
      width="600"
      height="140"
      decoding="async"
      loading="lazy"
      {...rest}
      src={footerLightUrl}
      alt=""
      className={classNames(styles.footerLight, className)}
    />
  )
}
