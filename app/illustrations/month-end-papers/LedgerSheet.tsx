import { Entries, type Entry } from '../Entries'
import moments from './LedgerSheet.module.css'
import { Paper } from './Paper'
import styles from './Paper.module.css'

/** Each balance is the one above it minus the amount, or plus an amount with a sign. */
const lines = [
  ['03', 'Balance brought forward', '', '18,240.00'],
  ['06', 'Rent, Market Street', '2,150.00', '16,090.00'],
  ['08', 'Invoice 1041', '+3,480.00', '19,570.00'],
  ['10', 'Payroll', '4,912.36', '14,657.64'],
  ['15', 'Sales tax, December', '612.80', '14,044.84'],
  ['17', 'Invoice 1044', '+2,265.00', '16,309.84'],
  ['22', 'Paper and postage', '318.45', '15,991.39'],
  ['27', 'Invoice 1046', '+1,960.00', '17,951.39'],
  ['31', 'Bank fee', '12.00', '17,939.39'],
] as const

/** The statement, less the balance of the last ticked line: from no line ticked to all. */
const differences = [
  ...['17,939.39', '−300.61', '1,849.39', '−1,630.61', '3,281.75'],
  ...['3,894.55', '1,629.55', '1,948.00', '−12.00', '0.00'],
]

const baselineOf = (index: number) => 102 + index * 29
const particulars = lines.map(([, text], index): Entry => [54, baselineOf(index), text])
const figures = lines.flatMap(([day, , amount, balance], index): Entry[] => [
  [40, baselineOf(index), day],
  [282, baselineOf(index), amount],
  [370, baselineOf(index), balance],
])

/**
 * One month of an account, ticked against the bank statement. On a full load a cover over the ticks becomes shorter, and
 * the differences scroll past in a window one line high.
 */
export function LedgerSheet() {
  const baselines = lines.map((_, index) => baselineOf(index))
  return (
    <Paper width={410} height={432}>
      <path
        className={styles.tick}
        d={[...baselines, 365].map((y) => `M385 ${y - 3}l2.9 3.4 6-8.7`).join('')}
      />
      <path className={moments.cover} fill="var(--color-paper)" d="M380 81h28v290h-28z" />
      <path
        className={styles.ruling}
        d={`${[81, ...baselines.map((y) => y + 8)].map((y) => `M0 ${y}h410`).join('')}M290 52v380M206 52v380`}
      />
      <path
        stroke="var(--color-paper-brass)"
        d="M0 52h410M0 55h410M46 0v432M49 0v432M378 52v380M375 52v380"
      />
      <g className={styles.serif}>
        <Entries fontSize="19" entries={[[54, 36, 'Operating account']]} />
        <Entries fontSize="14" entries={[...particulars, [54, 366, 'Per bank statement']]} />
      </g>
      <Entries fontWeight="600" fontSize="15" entries={[[54, 397, 'Difference']]} />
      <g className={styles.muted} fontSize="10.5">
        <Entries entries={[[54, 72, 'Particulars']]} />
        <Entries
          textAnchor="end"
          entries={[
            [390, 35, 'January', 13],
            [40, 72, 'Day'],
            [282, 72, 'Amount'],
            [370, 72, 'Balance'],
          ]}
        />
      </g>
      <g textAnchor="end">
        <Entries fontSize="10.5" entries={[[40, 36, '14']]} />
        <Entries fontSize="13" entries={[...figures, [370, 366, '17,939.39']]} />
        <svg fontWeight="600" x="292" y="380" width="80" height="24" fontSize="15">
          <Entries
            className={moments.differences}
            entries={differences.map((text, index): Entry => [78, index * 24 - 199, text])}
          />
        </svg>
      </g>
      <path stroke="var(--color-paper-ink)" d="M292 377h82M292 405h82M292 408.5h82" />
    </Paper>
  )
}
