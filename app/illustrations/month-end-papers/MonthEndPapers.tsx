import { CalendarLeaf } from './CalendarLeaf'
import { CompensationSlip } from './CompensationSlip'
import { LedgerSheet } from './LedgerSheet'
import styles from './MonthEndPapers.module.css'
import { WageSlip } from './WageSlip'

/**
 * The papers of a closed month: a ledger sheet whose difference is 0.00, a W-2, a 1099-NEC and a calendar leaf. It
 * positions itself in the hero, over the sea of `Harbor`.
 *
 * From 64rem up it is absolute (454 : 233) in the lower right corner, and the band must be at least
 * `min(54rem, 9rem + 50.5vw)` high. Below 64rem it is the last item of the band, and below 34rem of room the papers are
 * stacked (3 : 5).
 */
export function MonthEndPapers() {
  return (
    <div aria-hidden="true" className={styles.papers}>
      <div className={styles.table}>
        <div className={styles.compensation}>
          <CompensationSlip />
        </div>
        <div className={styles.wages}>
          <WageSlip />
        </div>
        <div className={styles.leaf}>
          <CalendarLeaf />
        </div>
        <div className={styles.ledger}>
          <LedgerSheet />
        </div>
      </div>
    </div>
  )
}
