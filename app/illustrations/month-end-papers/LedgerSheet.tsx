import { Paper } from './Paper'
import styles from './Paper.module.css'

type Line = { day: string; particulars: string; amount?: string; balance: string }

/** Each balance is the one above it minus the amount, or plus an amount with a sign. */
const lines: readonly Line[] = [
  { day: '03', particulars: 'Balance brought forward', balance: '18,240.00' },
  { day: '06', particulars: 'Rent, Market Street', amount: '2,150.00', balance: '16,090.00' },
  { day: '08', particulars: 'Invoice 1041', amount: '+3,480.00', balance: '19,570.00' },
  { day: '10', particulars: 'Payroll', amount: '4,912.36', balance: '14,657.64' },
  { day: '15', particulars: 'Sales tax, December', amount: '612.80', balance: '14,044.84' },
  { day: '17', particulars: 'Invoice 1044', amount: '+2,265.00', balance: '16,309.84' },
  { day: '22', particulars: 'Paper and postage', amount: '318.45', balance: '15,991.39' },
  { day: '27', particulars: 'Invoice 1046', amount: '+1,960.00', balance: '17,951.39' },
  { day: '31', particulars: 'Bank fee', amount: '12.00', balance: '17,939.39' },
]

const first = 102
const step = 29

/** One month of an account, ticked line by line against the bank statement. */
export function LedgerSheet() {
  const baselines = lines.map((_, index) => first + index * step)
  return (
    <Paper width={410} height={432}>
      <path
        className={styles.ruling}
        d={`${[81, ...baselines.map((y) => y + 8)].map((y) => `M0 ${y}h410`).join('')}M290 52v380M206 52v380`}
      />
      <path
        stroke="var(--color-paper-brass)"
        d="M0 52h410M0 55h410M46 0v432M49 0v432M378 52v380M375 52v380"
      />
      <text className={styles.serif} x="54" y="36" fontSize="19">
        Operating account
      </text>
      <g className={styles.muted} fontSize="10.5">
        <text x="54" y="72">
          Particulars
        </text>
        <text textAnchor="end">
          <tspan x="390" y="35" fontSize="13">
            January
          </tspan>
          <tspan x="40" y="72">
            Day
          </tspan>
          <tspan x="282" y="72">
            Amount
          </tspan>
          <tspan x="370" y="72">
            Balance
          </tspan>
        </text>
      </g>
      <text className={styles.serif} fontSize="14">
        {lines.map((line, index) => (
          <tspan key={line.day} x="54" y={first + index * step}>
            {line.particulars}
          </tspan>
        ))}
        <tspan x="54" y="366">
          Per bank statement
        </tspan>
      </text>
      <text className={styles.strong} x="54" y="397" fontSize="16">
        Difference
      </text>
      <text fontSize="12.5" textAnchor="end">
        <tspan x="40" y="36" fontSize="11">
          14
        </tspan>
        {lines.map((line, index) => (
          <tspan key={line.day} y={first + index * step}>
            <tspan x="40">{line.day}</tspan>
            {line.amount && <tspan x="282">{line.amount}</tspan>}
            <tspan x="370">{line.balance}</tspan>
          </tspan>
        ))}
        <tspan x="370" y="366">
          17,939.39
        </tspan>
        <tspan className={styles.strong} x="370" y="397" fontSize="15">
          0.00
        </tspan>
      </text>
      <path stroke="var(--color-paper-ink)" d="M292 377h82M292 405h82M292 408.5h82" />
      <path
        className={styles.tick}
        d={[...baselines, 365].map((y) => `M385 ${y - 3}l2.9 3.4 6-8.7`).join('')}
      />
    </Paper>
  )
}
