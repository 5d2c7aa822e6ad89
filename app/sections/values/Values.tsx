import { Band, BandHeading } from '~/brand/band/Band'
import { about } from '~/content/about'
import styles from './Values.module.css'

/** The firm's values, each on a line of its own with its number. */
export function Values() {
  const copy = about.values
  return (
    <Band folio={copy.folio} className={styles.values}>
      <BandHeading className={styles.heading}>{copy.heading}</BandHeading>
      <ul className={styles.entries}>
        {copy.values.map(({ name, meaning }, index) => (
          <li key={name} className={styles.entry}>
            <span className={styles.number} data-account-number aria-hidden="true">
              {copy.firstNumber + index}
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.meaning}>{meaning}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
