import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './NightHarbour.module.css'
import nightHarbourUrl from './night-harbour.svg?url'

export type NightHarbourProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'children'>

/**
 * The harbour at night, one palette in both schemes: for bands on the night ground. 120 : 37; the light stands at
 * 71 % of the width, its beam falling towards the inline start and downward, so what it is meant to light goes
 * below and before it; the horizon is at 55 % of the height. Sky and sea fade out on all sides: size it 60 to
 * 150 rem wide, place it absolutely by its inline end and let the band clip it. Drawn for a lamp 43 rem from the
 * picture's inline end at its natural 150 rem.
 */
export function NightHarbour({ className, ...rest }: NightHarbourProps) {
  return (
    <img
      width="2400"
      height="740"
      decoding="async"
      loading="lazy"
      {...rest}
      src={nightHarbourUrl}
      alt=""
      className={classNames(styles.nightHarbour, className)}
    />
  )
}
