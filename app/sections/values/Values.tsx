import { Band, BandHeading } from '~/brand/band/Band'
import { about } from '~/content/about'
import styles from './Values.module.css'

/** The firm's values, each with what it means. */
export function Values() {
  const copy = about.values
  return (
    <Band space="close" folio={copy.folio}>
      <BandHeading className={styles.heading}>{copy.heading}</BandHeading>
      <ul className={styles.entries}>
        {copy.values.map(({ name, meaning }) => (
          <li key={name} className={styles.entry}>
            <h3 data-size="heading-s">{name}</h3>
            <p className={styles.meaning}>{meaning}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
