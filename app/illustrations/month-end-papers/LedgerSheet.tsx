import '~/design-system/lifted/lifted.css'
import { classNames } from '~/design-system/class-names'
import styles from './LedgerSheet.module.css'

/** Each balance is the one above it minus the amount, or plus an amount with a sign. */
const lines = [
  ['Day', 'Particulars', 'Amount', 'Balance'],
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

const [columns, rows] = [[0, 1, 2, 3] as const, [1, 2, 3, 4, 5, 6, 7, 8, 9]]
const [header, ...entries] = lines
const baselines = rows.map((row) => 73 + row * 29)
const rules = [81, ...baselines.map((y) => y + 8)].map((y) => `M0 ${y}h410`).join('')
const ticks = [...baselines, 365].map((y) => `M385 ${y - 3}l2.9 3.4 6-8.7`).join('')

type LedgerSheetProps = { signature: string; className: string | undefined }

/**
 * One month of an account, ticked against the bank statement. On a full load a cover over the ticks becomes shorter, and
 * the differences scroll past in a window one line high.
 */
export function LedgerSheet({ signature, className }: LedgerSheetProps) {
  return (
    <div className={classNames(styles.sheet, className)} data-lifted>
      <svg viewBox="0 0 410 440" aria-hidden="true" className={styles.lines} fontSize={13}>
        <path className={styles.tick} d={ticks} />
        <path className={styles.cover} fill="var(--color-paper)" d="M380 81h28v290h-28z" />
        <path stroke="var(--color-paper-rule)" d={`${rules}M290 57v353M206 57v353`} />
        <path
          stroke="var(--color-paper-brass)"
          d="M0 52h410M0 55h410M46 0v440M49 0v440M378 52v388M375 52v388"
        />
        <path
          stroke="var(--color-paper-ink)"
          d="M0 0h410v440H0zM292 377h82M292 405h82M292 408.5h82"
        />
        <text className={styles.serif} x="54" y="36" fontSize="19">
          Operating account
        </text>
        <text className={styles.serif} x="54" y="366" fontSize="14">
          Per bank statement
        </text>
        <text x="54" y="397" fontWeight="600" fontSize="15">
          Difference
        </text>
        <text className={styles.serif} x="54" y="427">
          {signature}
        </text>
        <g textAnchor="end">
          <text x="40" y="36" fontSize="10.5">
            14
          </text>
          <text x="390" y="35" fill="var(--color-paper-ink-muted)">
            January
          </text>
          <text x="370" y="366">
            17,939.39
          </text>
          <text x="370" y="397" fontWeight="600" fontSize="15">
            0.00
          </text>
        </g>
      </svg>
      {columns.map((column) => (
        <p key={column} className={styles.column}>
          {header[column]}
          {'\n'}
          <span>{entries.map((entry) => entry[column]).join('\n')}</span>
        </p>
      ))}
      <div className={styles.window}>
        <span className={styles.differences}>{differences.join('\n')}</span>
      </div>
    </div>
  )
}
