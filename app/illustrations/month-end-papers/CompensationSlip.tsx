import { Entries, type Entry } from '../Entries'
import { Paper } from './Paper'
import styles from './Paper.module.css'

const labels: readonly Entry[] = [
  [7, 13, 'Payer'],
  [157, 13, '1 Nonemployee compensation'],
  [157, 57, '4 Federal tax withheld'],
  [7, 97, 'Recipient’s TIN'],
  [157, 97, '5 State tax withheld'],
]
const values: readonly Entry[] = [
  [157, 75, '0.00'],
  [7, 114, 'XXX-XX-0412'],
  [157, 114, '0.00'],
]
const payer: readonly Entry[] = [
  [7, 32, 'Harbor Row Studio'],
  [7, 50, 'Boston, Massachusetts', 12],
]

/** A 1099-NEC with its one amount ticked. */
export function CompensationSlip() {
  return (
    <Paper width={300} height={160}>
      <path className={styles.box} d="M150 0v122M150 44h150M0 84h300M0 122h300" />
      <Entries className={styles.muted} fontSize="8.2" entries={labels} />
      <Entries fontSize="13" entries={values} />
      <Entries fontSize="13" textAnchor="end" entries={[[291, 147, '2024']]} />
      <Entries className={styles.serif} fontSize="14" entries={payer} />
      <Entries
        fontWeight="600"
        fontSize="15"
        entries={[
          [157, 33, '3,480.00'],
          [8, 148, '1099-NEC', 20],
        ]}
      />
      <path className={styles.tick} d="M228 31l3.6 4.3 7.7-11" />
    </Paper>
  )
}
