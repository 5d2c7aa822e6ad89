import { Entries } from '../Entries'
import { Paper } from './Paper'
import styles from './Paper.module.css'

const due = 'W-2 and 1099-NEC due'

/** The calendar leaf of Friday, January 31, 2025, when the W-2 and the 1099-NEC were due. */
export function CalendarLeaf() {
  return (
    <Paper width={132} height={160}>
      <path fill="var(--color-paper-action)" d="M0 0h132v34H0z" />
      <path className={styles.ruling} d="M14 137h104" />
      <g textAnchor="middle">
        <g className={styles.serif}>
          <Entries fill="var(--color-paper)" fontSize="14" entries={[[66, 24, 'January']]} />
          <Entries letterSpacing="-2.4" fontSize="80" entries={[[66, 108, '31']]} />
          <Entries fontSize="14" entries={[[66, 129, 'Friday']]} />
        </g>
        <Entries className={styles.muted} fontSize="8.2" entries={[[66, 151, due]]} />
      </g>
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
