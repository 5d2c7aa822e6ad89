import { firm } from '~/content/firm'
import { offices } from '~/content/offices'
import styles from './PolicyContact.module.css'

/** Where to write or call about the policy. */
export function PolicyContact() {
  const [local, domain] = firm.email.split('@')
  return (
    <div className={styles.contact}>
      <p className={styles.firm}>
        {firm.legalName}
        <a className={styles.email} href={`mailto:${firm.email}`}>
          {local}@<wbr />
          {domain}
        </a>
      </p>
      {offices.map(({ city, address, locality, telephone, telephoneHref }) => (
        <address key={city}>
          <strong className={styles.city}>{city}</strong>
          {address.street}
          <br />
          {locality}
          <br />
          <a className={styles.telephone} href={telephoneHref}>
            {telephone}
          </a>
        </address>
      ))}
    </div>
  )
}
