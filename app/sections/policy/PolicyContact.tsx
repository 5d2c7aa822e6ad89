import { firm } from '~/content/firm'
import { offices } from '~/content/offices'
import { CallLink } from '~/navigation/CallLinks'
import styles from './PolicyContact.module.css'

/** Where to write or call about the policy. */
export function PolicyContact() {
  const [local, domain] = firm.email.split('@')
  return (
    <div className={styles.contact}>
      <p className={styles.firm}>
        {firm.legalName}
        <a className={styles.email} href={`mailto:${firm.email}`}>
          <span>
            {local}@<wbr />
            {domain}
          </span>
        </a>
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
