import { DrawnImage } from '../DrawnImage'
import { Entries, type Entry } from '../Entries'
import styles from './AppointmentWeek.module.css'
import sceneUrl from './scene.svg?first-view'
import sceneFile from './scene.svg?url'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
  (day, column): Entry => [132 + column * 91.6, 242, day],
)
const hours = [9, 10, 11, 12, 1, 2, 3].map((hour, row): Entry => [68, 277 + row * 40, `${hour}`])
const serif = { fontFamily: 'var(--font-serif)' }

/** A week of the appointment book, for 25 to 40rem. Sea and sky continue to its right, so the section must clip them. */
export function AppointmentWeek() {
  return (
    <div aria-hidden="true" className={styles.week} data-plays>
      <DrawnImage
        src={sceneUrl}
        file={sceneFile}
        width={1240}
        height={440}
        className={styles.scene}
      />
      <svg className={styles.book} viewBox="0 0 640 560" aria-hidden="true">
        <defs>
          <pattern id="week-hatch" width="7.5" height="7.5" patternUnits="userSpaceOnUse">
            <path
              stroke="var(--color-paper-action)"
              strokeOpacity="0.75"
              strokeWidth="0.8"
              d="M-1 8.5l9.5-9.5"
            />
          </pattern>
          <pattern id="week-shade" width="4.8" height="4.8" patternUnits="userSpaceOnUse">
            <path stroke="var(--color-paper-shadow)" strokeOpacity="0.62" d="M-1 5.8l6.8-6.8" />
          </pattern>
          <linearGradient
            id="week-beam"
            gradientUnits="userSpaceOnUse"
            x1="500"
            y1="80"
            x2="150"
            y2="372"
          >
            <stop stopColor="var(--color-lamp)" stopOpacity="0.85" offset="0" />
            <stop stopColor="var(--color-lamp)" offset="0.75" />
            <stop stopColor="var(--color-lamp)" stopOpacity="0" offset="1" />
          </linearGradient>
        </defs>
        <path fill="url(#week-shade)" d="M39 532h505V175l15 4v368H43z" />
        <path fill="var(--color-paper)" d="M24 160h520v372H24z" />
        <path className={styles.beam} fill="url(#week-beam)" d="M535 64 181 335v74h85z" />
        <path
          stroke="var(--color-paper-rule)"
          d="M24 292h520m-520 40h520m-520 40h520m-520 40h520m-520 40h520m-520 40h520m-366-266v306m91-306v306m92-306v306m91-306v306"
        />
        <path stroke="var(--color-paper-brass)" d="M80 160v372m3-372v372" />
        <path
          fill="url(#week-hatch)"
          stroke="var(--color-paper-ink)"
          strokeWidth="0.7"
          d="M90 256h84v72h-84zm0 160h84v72h-84zm92-160h83v32h-83zm0 200h83v72h-83zm91-200h84v72h-84zm0 200h84v32h-84zm92-200h83v32h-83zm0 120h83v72h-83zm91-40h84v112h-84z"
        />
        <path
          className={styles.rays}
          stroke="var(--color-paper-brass)"
          strokeOpacity="0.8"
          strokeWidth="0.8"
          d="m503 90-322 264m322-263-322 281m322-279-322 298m322-296-322 314m324-314-303 314m305-314-284 314m286-314-264 314"
        />
        <path
          className={styles.free}
          fill="var(--color-paper-action)"
          stroke="var(--color-paper-ink)"
          d="M181 335h85v74h-85z"
        />
        <path stroke="var(--color-paper-ink)" d="M24 252h520" />
        <path
          stroke="var(--color-paper-ink)"
          strokeLinejoin="round"
          strokeWidth="1.2"
          d="M24 160h520v372H24z"
        />
        <path
          stroke="var(--color-engraving)"
          strokeLinecap="round"
          strokeWidth="2.2"
          d="M50 173v-22m67 22v-22m67 22v-22m67 22v-22m67 22v-22m67 22v-22m67 22v-22m67 22v-22"
        />
        <path
          stroke="var(--color-paper-ink)"
          strokeLinecap="round"
          strokeWidth="6.5"
          d="M50 173h0m67 0h0m67 0h0m67 0h0m67 0h0m67 0h0m67 0h0m67 0h0"
        />
        <Entries textAnchor="middle" fontSize="13" entries={days} />
        <g fill="var(--color-paper-ink)">
          <Entries textAnchor="end" fontSize="13" entries={hours} />
          <Entries {...serif} fontSize="24" entries={[[100, 206, 'Week of February 3']]} />
        </g>
        <g className={styles.free} fill="var(--color-paper)">
          <Entries {...serif} fontSize="20" entries={[[192, 363, 'You']]} />
          <Entries fontSize="13" entries={[[192, 385, '11 to 1']]} />
        </g>
      </svg>
    </div>
  )
}
