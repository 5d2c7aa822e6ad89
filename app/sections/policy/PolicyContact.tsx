import type { Office } from '~/content/offices'
import styles from './PolicyContact.module.css'

export type PolicyContactProps = {
  firmName: string
  email: string
  offices: readonly Office[]
}

/** Where to write or call about the policy. */
export function PolicyContact({ firmName, email, offices }: PolicyContactProps) {
  const [local, domain] = email.split('@')
  return (
    <div className={styles.contact}>
      <p className={styles.firm}>
        {firmName}
        <a className={styles.email} href={`mailto:${email}`}>
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
