import { home } from '~/content/home'
import { Drawing } from '~/illustrations/Drawing'
import styles from './PracticeAreas.module.css'

/** The two practice areas, on the facing pages of an open book. */
export function PracticeAreas() {
  return (
    <div className={styles.book}>
      {home.practiceAreas.map(({ name, lede, points, drawing }) => (
        <article key={name} className={styles.page}>
          <h3 data-size="heading" data-on-rule>
            {name}
          </h3>
          <p className={styles.text}>{lede}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point} data-icon="tick">
                {point}
              </li>
            ))}
          </ul>
          <Drawing name={drawing} className={styles.picture} />
        </article>
      ))}
    </div>
  )
}
