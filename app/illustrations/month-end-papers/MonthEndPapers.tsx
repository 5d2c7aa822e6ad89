import { DrawnImage } from '../DrawnImage'
import { LedgerSheet } from './LedgerSheet'
import styles from './MonthEndPapers.module.css'
import slips from './slips.svg?url'
import slipsBeside from './slips-beside.svg?url'
import slipsNarrow from './slips-narrow.svg?url'

/**
 * The papers of a closed month. From 64rem up they are in the lower right corner of the hero, which must be at least
 * `min(54rem, 9rem + 50.5vw)` high. Below 64rem they are its last item; below 40rem the ledger and the calendar leaf only.
 */
export function MonthEndPapers({ signature }: { signature: string }) {
  return (
    <div aria-hidden="true" className={styles.papers} data-plays>
      <DrawnImage
        src={slips}
        width={928}
        height={410}
        variants={[
          { media: '(max-width: 39.999rem)', src: slipsNarrow, width: 138, height: 174 },
          {
            media: '(min-width: 64rem) and (max-width: 89.999rem)',
            src: slipsBeside,
            width: 928,
            height: 410,
          },
        ]}
        loading="lazy"
        className={styles.slips}
      />
      <LedgerSheet signature={signature} className={styles.ledger} />
    </div>
  )
}
