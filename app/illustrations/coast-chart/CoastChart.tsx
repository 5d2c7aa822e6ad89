import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './CoastChart.module.css'
import coastChartUrl from './coast-chart.svg?url'

export type CoastChartProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'children'>

/**
 * The coast as a chart, land at the inline start and open water at the end. Behind a band of the tinted ground,
 * whose colour is the land's: wide screens lay it `inset-block: 0; inset-inline-end: 0` with the band's height and
 * about 63 rem across, narrow ones across the foot of the band. It fills its box and keeps its seaward side.
 * Natural aspect 101 : 78.
 */
export function CoastChart({ className, ...rest }: CoastChartProps) {
  return (
    <img
      width="1010"
      height="780"
      decoding="async"
      loading="lazy"
      {...rest}
      src={coastChartUrl}
      alt=""
      className={classNames(styles.coastChart, className)}
    />
  )
}
