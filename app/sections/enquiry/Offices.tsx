import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import styles from './Offices.module.css'

export type OfficesProps = {
  copy: { heading: string; directions: string; card: string; email: string }
  /** Of both offices. */
  email: string
  offices: readonly {
    /** Of the element that links to the office lead to. */
    id: string
    city: string
    street: string
    locality: string
    telephone: string
    telephoneHref: string
    directionsHref: string
    /** The file for an address book. */
    cardHref: string
  }[]
  picture?: ReactNode
}

export function Offices({ copy, email, offices, picture }: OfficesProps) {
  const headingId = useId()
  return (
    <aside className={styles.offices} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {copy.heading}
      </h2>
      <div className={styles.layout}>
        {picture && <div className={styles.picture}>{picture}</div>}
        <div>
          {offices.map((office) => (
            <div key={office.id} id={office.id} className={styles.office}>
              <h3 className={styles.city}>{office.city}</h3>
              <address>
                {office.street}
                <br />
                {office.locality}
              </address>
              <p className={styles.ways}>
                <a className={styles.link} href={office.telephoneHref}>
                  <VisuallyHidden>Call the {office.city} office, </VisuallyHidden>
                  {office.telephone}
                </a>
                <a
                  className={styles.link}
                  href={office.directionsHref}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {copy.directions}
                  <VisuallyHidden> to the {office.city} office (opens in a new tab)</VisuallyHidden>
                </a>
                <a className={styles.link} href={office.cardHref} download>
                  {copy.card}
                  <VisuallyHidden> of the {office.city} office</VisuallyHidden>
                </a>
              </p>
            </div>
          ))}
          <p className={styles.email}>
            <span>{copy.email}</span>
            <a className={styles.link} href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        </div>
      </div>
    </aside>
  )
}
