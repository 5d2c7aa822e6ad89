import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Drawing.module.css'
import coastChart from './drawings/coast-chart.svg?url'
import financeVignette from './drawings/finance-vignette.svg?url'
import footerLight from './drawings/footer-light.svg?url'
import lightOut from './drawings/light-out.svg?url'
import nightHarbor from './drawings/night-harbor.svg?url'
import officeMap from './drawings/office-map.svg?url'
import postmark from './drawings/postmark.svg?url'
import shoebox from './drawings/shoebox.svg?url'
import taxVignette from './drawings/tax-vignette.svg?url'

const drawings = {
  /**
   * The coast as a chart, land at the inline start and open water at the end. Behind a band of the tinted ground,
   * whose color is the land's: wide screens lay it `inset-block: 0; inset-inline-end: 0` with the band's height and
   * about 63 rem across, narrow ones across the foot of the band. It fills its box and keeps its seaward side.
   */
  coastChart: { src: coastChart, width: 1010, height: 780 },

  /** A loan package, tabbed and tied. For a card on the sheet color. */
  financeVignette: { src: financeVignette, width: 250, height: 168 },

  /**
   * A small light on the horizon, its beam thrown towards the inline start. At the foot of the page, its inline end
   * flush with the page's edge so that the sea runs off it.
   */
  footerLight: { src: footerLight, width: 600, height: 140 },

  /**
   * The light gone out, and a ledger line without an entry: for the pages that are not there or have failed. Under or
   * beside the message, 20 to 64 rem wide; sky and sea fade out at the sides.
   */
  lightOut: { src: lightOut, width: 1020, height: 470 },

  /**
   * The harbor at night, one palette in both schemes: for bands on the night ground. The light stands at 71 % of the
   * width, its beam falling towards the inline start and downward, so what it is meant to light goes below and before
   * it; the horizon is at 55 % of the height. Sky and sea fade out on all sides: size it 60 to 150 rem wide, place it
   * absolutely by its inline end and let the band clip it. Drawn for a lamp 43 rem from the inline end at 150 rem.
   */
  nightHarbor: { src: nightHarbor, width: 2400, height: 740 },

  /** A chart of the coast from Lynn to Boston, both marked. Beside or under the addresses, uncropped, 20 to 40 rem wide. */
  officeMap: { src: officeMap, width: 660, height: 690 },

  /** A stamp with the light on it, canceled at Lynn. In the top corner of a letter or slip on the sheet color. */
  postmark: { src: postmark, width: 278, height: 186 },

  /**
   * A shoebox of receipts, its lid off, and the income statement it becomes; every slip and the statement add up. For
   * 22 to 48 rem, on paper or tint.
   */
  shoebox: { src: shoebox, width: 760, height: 488 },

  /** Three returns, local, state and federal, the nearest one footed to its refund. For a card on the sheet color. */
  taxVignette: { src: taxVignette, width: 256, height: 222 },
}

export type DrawingProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'children'> & {
  name: keyof typeof drawings
}

/** One of the drawings that are a file each, as decoration. It has a default size, which any rule overrides. */
export function Drawing({ name, className, ...rest }: DrawingProps) {
  const { src, width, height } = drawings[name]
  return (
    <img
      width={width}
      height={height}
      decoding="async"
      loading="lazy"
      {...rest}
      src={src}
      alt=""
      className={classNames(styles[name], className)}
    />
  )
}
