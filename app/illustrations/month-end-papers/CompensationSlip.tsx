import { Paper } from './Paper'
import styles from './Paper.module.css'

/** A 1099-NEC with its one amount ticked. */
export function CompensationSlip() {
  return (
    <Paper width={300} height={160}>
      <path className={styles.box} d="M150 0v122M150 44h150M0 84h300M0 122h300" />
      <text className={styles.muted} fontSize="8.2">
        <tspan x="7" y="13">
          Payer
        </tspan>
        <tspan x="157" y="13">
          1 Nonemployee compensation
        </tspan>
        <tspan x="157" y="57">
          4 Federal tax withheld
        </tspan>
        <tspan x="7" y="97">
          Recipient’s TIN
        </tspan>
        <tspan x="157" y="97">
          5 State tax withheld
        </tspan>
      </text>
      <text fontSize="13">
        <tspan className={styles.strong} x="157" y="33" fontSize="15">
          3,480.00
        </tspan>
        <tspan x="157" y="75">
          0.00
        </tspan>
        <tspan x="7" y="114">
          XXX-XX-0412
        </tspan>
        <tspan x="157" y="114">
          0.00
        </tspan>
        <tspan x="291" y="147" fontSize="14" textAnchor="end">
          2024
        </tspan>
      </text>
      <text className={styles.serif} fontSize="14">
        <tspan x="7" y="32">
          Harbor Row Studio
        </tspan>
        <tspan x="7" y="50" fontSize="12">
          Boston, Massachusetts
        </tspan>
      </text>
      <text className={styles.strong} x="8" y="148" fontSize="20">
        1099-NEC
      </text>
      <path className={styles.tick} d="M228 31l3.6 4.3 7.7-11" />
    </Paper>
  )
}
