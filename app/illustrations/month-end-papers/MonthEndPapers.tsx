import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import { CalendarLeaf } from './CalendarLeaf'
import { CompensationSlip } from './CompensationSlip'
import { LedgerSheet } from './LedgerSheet'
import styles from './MonthEndPapers.module.css'
import { WageSlip } from './WageSlip'

export type MonthEndPapersProps = Omit<ComponentProps<'div'>, 'children'>

/**
 * A month closed: the ledger sheet that foots to a difference of 0.00, with a W-2, a 1099-NEC and a calendar leaf.
 * It places itself in the hero, over the sea of `Harbor`.
 *
 * From 64 rem up: 454 : 233, anchored to the band's block start and inline end, under the rock; the slips bleed off
 * the page's edge. The band is then at least `min(54rem, 9rem + 50.5vw)` high. Below 64 rem it stands in the flow,
 * last in the band, from the content's start to the page's edge; under 34 rem of room the papers are stacked, 3 : 5.
 */
export function MonthEndPapers({ className, ...rest }: MonthEndPapersProps) {
  return (
    <div aria-hidden="true" {...rest} className={classNames(styles.papers, className)}>
      <div className={styles.table}>
        <div className={classNames(styles.paper, styles.compensation)}>
          <CompensationSlip />
        </div>
        <div className={classNames(styles.paper, styles.wages)}>
          <WageSlip />
        </div>
        <div className={classNames(styles.paper, styles.leaf)}>
          <CalendarLeaf />
        </div>
        <div className={classNames(styles.paper, styles.ledger)}>
          <LedgerSheet />
        </div>
      </div>
    </div>
  )
}
