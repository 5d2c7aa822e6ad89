import { Tally } from '~/brand/tally/Tally'
import { BothSchemes } from '../BothSchemes'
import styles from './Tallies.module.css'

const entries = [
  { term: 'Statements received', figure: '12' },
  { term: 'Lines reconciled', figure: '1,204' },
  { term: 'Lines left open', figure: '0' },
]

export function Tallies() {
  return (
    <BothSchemes>
      <div className={styles.ruled}>
        <Tally label="Month end, on ruled paper" entries={entries} className={styles.tally} />
      </div>
    </BothSchemes>
  )
}
