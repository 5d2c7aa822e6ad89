import { Entries, type Entry } from '../Entries'
import { Paper } from './Paper'
import styles from './Paper.module.css'

const boxes = [
  [7, 13, 'a  Employee’s social security no.', 'XXX-XX-0412'],
  [153, 13, '1  Wages, tips', '58,240.00'],
  [239, 13, '2  Federal tax', '6,914.00'],
  [7, 53, 'b  Employer identification no.', 'XX-XXX0187'],
  [153, 53, '3  Social security', '58,240.00'],
  [239, 53, '4  SS tax', '3,610.88'],
  [7, 93, 'c  Employer', ''],
  [153, 93, '5  Medicare wages', '58,240.00'],
  [239, 93, '6  Medicare tax', '844.48'],
  [153, 133, '15  State', 'MA'],
  [239, 133, '17  State tax', '2,912.00'],
] as const
const labels = boxes.map(([x, y, label]): Entry => [x, y, label])
const values = boxes.map(([x, y, , value]): Entry => [x, y + 17, value])
const title = 'Wage and Tax Statement'
const employer: readonly Entry[] = [
  [7, 112, 'Swallow Bakery'],
  [7, 130, 'Lynn, Massachusetts', 12],
]

/** A W-2. Its taxes follow from its wages. */
export function WageSlip() {
  return (
    <Paper width={318} height={196}>
      <path
        className={styles.box}
        d="M146.3 0v158M232 0v158M0 40h318M0 80h318M146.3 120H318M0 158h318"
      />
      <Entries className={styles.muted} fontSize="8.2" entries={labels} />
      <Entries className={styles.muted} fontSize="10.5" entries={[[62, 183, title]]} />
      <Entries fontSize="13" entries={values} />
      <Entries fontSize="13" textAnchor="end" entries={[[309, 183, '2024']]} />
      <Entries className={styles.serif} fontSize="14" entries={employer} />
      <Entries fontWeight="600" fontSize="20" entries={[[8, 184, 'W-2']]} />
    </Paper>
  )
}
