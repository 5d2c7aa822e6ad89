import { useId } from 'react'
import type { contact } from '~/content/contact'
import type { Office } from '~/content/offices'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { Drawing } from '~/illustrations/Drawing'
import styles from './Offices.module.css'

export type OfficesProps = {
  copy: typeof contact.offices
  /** Both offices have the same address. */
  email: string
  offices: readonly (Office & {
    directionsHref: string
    /** The office's vCard. */
    cardHref: string
  })[]
}

export function Offices({ copy, email, offices }: OfficesProps) {
  const headingId = useId()
  const [local, domain] = email.split('@')
  return (
    <aside className={styles.offices} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {copy.heading}
      </h2>
      <div className={styles.layout}>
        <div className={styles.picture}>
          <Drawing name="officeMap" />
        </div>
        <div>
          {offices.map((office) => (
            <div key={office.id} id={office.id} className={styles.office}>
              <h3 className={styles.city}>{office.city}</h3>
              <address>
                {office.address.street}
                <br />
                {office.locality}
              </address>
              <p className={styles.links}>
                <a href={office.telephoneHref}>
                  <VisuallyHidden>{copy.call(office.city)}</VisuallyHidden>
                  {office.telephone}
                </a>
                <a href={office.directionsHref} target="_blank" rel="noopener noreferrer">
                  {copy.directions}
                  <VisuallyHidden>{copy.directionsEnding(office.city)}</VisuallyHidden>
                </a>
                <a href={office.cardHref} download>
                  {copy.card}
                  <VisuallyHidden>{copy.cardEnding(office.city)}</VisuallyHidden>
                </a>
              </p>
            </div>
          ))}
          <p className={styles.email}>
            <span>{copy.email}</span>
            <a href={`mailto:${email}`}>
              {local}@<wbr />
              {domain}
            </a>
          </p>
        </div>
      </div>
    </aside>
  )
}
