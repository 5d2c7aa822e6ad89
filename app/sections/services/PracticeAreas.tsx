import type { ReactNode } from 'react'
import type { home } from '~/content/home'
import { Icon } from '~/design-system/icon/Icon'
import styles from './PracticeAreas.module.css'

export type PracticeAreasProps = {
  areas: readonly ((typeof home.practiceAreas)['tax' | 'finance'] & { picture: ReactNode })[]
}

/** The two practice areas, on the facing pages of an open book. */
export function PracticeAreas({ areas }: PracticeAreasProps) {
  return (
    <div className={styles.book}>
      {areas.map(({ number, name, lede, points, picture }) => (
        <article key={name} className={styles.page}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.text}>{lede}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon name="tick" className={styles.tick} />
                {point}
              </li>
            ))}
          </ul>
          <div className={styles.picture}>{picture}</div>
        </article>
      ))}
    </div>
  )
}
