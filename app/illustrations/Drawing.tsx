import { classNames } from '~/design-system/class-names'
import styles from './Drawing.module.css'
import { DrawnImage } from './DrawnImage'
import coastChart from './drawings/coast-chart.svg?url'
import financeVignette from './drawings/finance-vignette.svg?url'
import footerLight from './drawings/footer-light.svg?url'
import lightOut from './drawings/light-out.svg?url'
import nightHarbor from './drawings/night-harbor.svg?url'
import officeMap from './drawings/office-map.svg?url'
import postmark from './drawings/postmark.svg?url'
import sailboat from './drawings/sailboat.svg?url'
import shoebox from './drawings/shoebox.svg?url'
import taxVignette from './drawings/tax-vignette.svg?url'

const drawings = {
  /** The coast as a chart. For a band on the tint ground, which has the color of the land. Fills its box from the right. */
  coastChart: { src: coastChart, width: 1240, height: 720 },

  /** A loan package, tabbed and tied. For a card on the sheet color. */
  financeVignette: { src: financeVignette, width: 250, height: 168 },

  /** A small light on the horizon, its beam to the left. For the foot of the page, flush with its right edge. */
  footerLight: { src: footerLight, width: 600, height: 140 },

  /** The light gone out, and a ledger line without an entry. For the fallback screen, 20 to 64rem wide. */
  lightOut: { src: lightOut, width: 1020, height: 470 },

  /**
   * The harbor at night, for a band on the night ground, 60 to 150rem wide. Sky and sea fade out on all sides: position it
   * absolutely by its right edge, and let the band clip it.
   */
  nightHarbor: { src: nightHarbor, width: 2400, height: 740 },

  /** A chart of the coast from Lynn to Boston, with both offices. 20 to 40rem wide, uncropped. */
  officeMap: { src: officeMap, width: 660, height: 690 },

  /** A stamp with a boat on it, canceled at Lynn. For the upper corner of a letter on paper. */
  postmark: { src: postmark, width: 278, height: 186 },

  /** The sailing boat of the harbor with its wake, 12 units of which are below the waterline. 15rem wide, on a ruled line. */
  sailboat: { src: sailboat, width: 240, height: 84 },

  /** An open shoebox of receipts, and the income statement that they add up to. 22 to 48rem wide, on paper or tint. */
  shoebox: { src: shoebox, width: 760, height: 488 },

  /** Three returns: local, state and federal, the nearest with its refund. For a card on the sheet color. */
  taxVignette: { src: taxVignette, width: 256, height: 222 },
}

export type DrawingProps = {
  name: keyof typeof drawings
  /** `eager` for a drawing in the first view. */
  loading?: 'eager' | 'lazy'
  className?: string | undefined
}

/** A decorative drawing from a file. Its default size has no specificity, so any rule overrides it. */
export function Drawing({ name, loading = 'lazy', className }: DrawingProps) {
  return (
    <DrawnImage
      {...drawings[name]}
      decoding="async"
      loading={loading}
      className={classNames(styles[name], className)}
    />
  )
}
