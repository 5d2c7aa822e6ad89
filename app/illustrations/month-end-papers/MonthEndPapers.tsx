import { CalendarLeaf } from './CalendarLeaf'
import { CompensationSlip } from './CompensationSlip'
import { LedgerSheet } from './LedgerSheet'
import styles from './MonthEndPapers.module.css'
import { WageSlip } from './WageSlip'

/**
 * The papers of a closed month. From 64rem up they are in the lower right corner of the hero, which must be at least
 * `min(54rem, 9rem + 50.5vw)` high. Below 64rem they are its last item.
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
