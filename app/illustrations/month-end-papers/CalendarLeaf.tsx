import { Paper } from './Paper'
import styles from './Paper.module.css'

/** The calendar leaf of Friday, January 31, 2025, when the W-2 and the 1099-NEC were due. */
export function CalendarLeaf() {
  return (
    <Paper width={132} height={160}>
      <path fill="var(--color-paper-action)" d="M0 0h132v34H0z" />
      <path className={styles.ruling} d="M14 137h104" />
      <text className={styles.serif} fontSize="14.5" textAnchor="middle">
        <tspan fill="var(--color-paper)" x="66" y="24" fontSize="15">
          January
        </tspan>
        <tspan x="66" y="108" fontSize="80" letterSpacing="-2.4">
          31
        </tspan>
        <tspan x="66" y="129">
          Friday
        </tspan>
      </text>
      <text className={styles.muted} x="66" y="151" fontSize="9.6" textAnchor="middle">
        W-2 and 1099-NEC due
      </text>
      <path
        stroke="var(--color-paper)"
        strokeLinecap="round"
        strokeWidth="7.2"
        d="M36 7h0M96 7h0"
      />
      <path
        stroke="var(--color-engraving)"
        strokeLinecap="round"
        strokeWidth="2.2"
        d="M36 7V-8M96 7V-8"
      />
    </Paper>
  )
}
