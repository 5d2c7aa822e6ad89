import { DrawnImage } from '../DrawnImage'
import { LedgerSheet } from './LedgerSheet'
import styles from './MonthEndPapers.module.css'
import slips from './slips.svg?url'
import slipsNarrow from './slips-narrow.svg?url'

/**
 * The papers of a closed month. From 64rem up they are in the lower right corner of the hero, which must be at least
 * `min(54rem, 9rem + 50.5vw)` high. Below 64rem they are its last item.
 */
export function MonthEndPapers() {
  return (
    <div aria-hidden="true" className={styles.papers}>
      <div className={styles.table}>
        <DrawnImage
          src={slips}
          width={928}
          height={410}
          narrow={{ media: '(max-width: 35.999rem)', src: slipsNarrow, width: 450, height: 280 }}
          loading="lazy"
          className={styles.slips}
        />
        <LedgerSheet className={styles.ledger} />
      </div>
    </div>
  )
}
