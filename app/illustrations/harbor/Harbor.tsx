import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Harbor.module.css'
import harborUrl from './harbor.svg?url'
import narrowUrl from './harbor-narrow.svg?url'

export type HarborProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'children'>

/**
 * Egg Rock light over a ruled sea, its beam thrown across the headline. It places itself in the hero: a band that
 * clips its overflow, with the headline (and nothing taller) in grid row 1.
 *
 * From 64 rem up: 208 : 87, anchored to the band's block start and inline end, lamp level with the headline, the
 * beam running out to the inline start. Below 64 rem: 72 : 49, anchored to the foot of the headline's row, lamp at
 * the inline end just under it, the beam rising across the lines. There the horizon lies `1.4rem + 20vw` under the
 * headline and the sea fades out below it: on phones let the next text start about 9.5 rem under the headline, on
 * tablets keep it beside the rock, at most 19 rem wide.
 *
 * First picture of the page, under what is read there: give it `loading="eager"`, and `fetchPriority="low"` so that it
 * leaves the line to the letters.
 */
export function Harbor({ className, ...rest }: HarborProps) {
  return (
    <picture className={styles.picture}>
      <source media="(width < 64rem)" srcSet={narrowUrl} width="1440" height="980" />
      <img
        width="2080"
        height="870"
        decoding="async"
        loading="lazy"
        {...rest}
        src={harborUrl}
        alt=""
        className={classNames(styles.harbor, className)}
      />
    </picture>
  )
}
