import { Paper } from './Paper'
import styles from './Paper.module.css'

type Box = { x: number; y: number; label: string; value?: string }

const boxes: readonly Box[] = [
  { x: 7, y: 13, label: 'a  Employee’s social security no.', value: 'XXX-XX-0412' },
  { x: 153, y: 13, label: '1  Wages, tips', value: '58,240.00' },
  { x: 239, y: 13, label: '2  Federal tax', value: '6,914.00' },
  { x: 7, y: 53, label: 'b  Employer identification no.', value: 'XX-XXX0187' },
  { x: 153, y: 53, label: '3  Social security', value: '58,240.00' },
  { x: 239, y: 53, label: '4  SS tax', value: '3,610.88' },
  { x: 7, y: 93, label: 'c  Employer' },
  { x: 153, y: 93, label: '5  Medicare wages', value: '58,240.00' },
  { x: 239, y: 93, label: '6  Medicare tax', value: '844.48' },
  { x: 153, y: 133, label: '15  State', value: 'MA' },
  { x: 239, y: 133, label: '17  State tax', value: '2,912.00' },
]

/** A W-2. Its taxes follow from its wages. */
export function WageSlip() {
  return (
    <Paper width={318} height={196}>
      <path
        className={styles.box}
        d="M146.3 0v158M232 0v158M0 40h318M0 80h318M146.3 120H318M0 158h318"
      />
      <text className={styles.muted} fontSize="8.2">
        {boxes.map((box) => (
          <tspan key={box.label} x={box.x} y={box.y}>
            {box.label}
          </tspan>
        ))}
        <tspan x="62" y="183" fontSize="11.5">
          Wage and Tax Statement
        </tspan>
      </text>
      <text fontSize="13">
        {boxes.map(
          (box) =>
            box.value && (
              <tspan key={box.label} x={box.x} y={box.y + 17}>
                {box.value}
              </tspan>
            ),
        )}
        <tspan x="309" y="183" fontSize="14" textAnchor="end">
          2024
        </tspan>
      </text>
      <text className={styles.serif} fontSize="14">
        <tspan x="7" y="112">
          Swallow Bakery
        </tspan>
        <tspan x="7" y="130" fontSize="12">
          Lynn, Massachusetts
        </tspan>
      </text>
      <text className={styles.strong} x="8" y="184" fontSize="23">
        W-2
      </text>
    </Paper>
  )
}
