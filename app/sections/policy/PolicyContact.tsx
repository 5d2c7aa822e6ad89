import { firm } from '~/content/firm'
import { offices } from '~/content/offices'
import { EmailLink } from '~/navigation/EmailLink'
import { CallLink } from '~/navigation/TelephoneLinks'
import styles from './PolicyContact.module.css'

/** Where to write or call about the policy. */
export function PolicyContact() {
  return (
    <div className={styles.contact}>
      <p className={styles.firm}>
        {firm.legalName}
        <EmailLink className={styles.email} />
      </p>
      {offices.map((office) => (
        <address key={office.id}>
          <strong className={styles.city}>{office.city}</strong>
          {office.address.street}
          <br />
          {office.locality}
          <br />
          <CallLink office={office} />
        </address>
      ))}
    </div>
  )
}
