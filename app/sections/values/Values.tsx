import { AccountNumber } from '~/brand/account-number/AccountNumber'
import { Band, BandHeading } from '~/brand/band/Band'
import { about } from '~/content/about'
import styles from './Values.module.css'

/** The firm's values, each on a line of its own with its number. */
export function Values() {
  const copy = about.values
  return (
    <Band space="close" folio={copy.folio}>
      <BandHeading className={styles.heading}>{copy.heading}</BandHeading>
      <ul className={styles.entries}>
        {copy.values.map(({ name, meaning }, index) => (
          <li key={name} className={styles.entry} data-plays>
            <AccountNumber margin className={styles.number}>
              {copy.firstNumber + index}
            </AccountNumber>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.meaning}>{meaning}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
