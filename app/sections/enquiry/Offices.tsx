import { contact } from '~/content/contact'
import { offices } from '~/content/offices'
import { describeHours } from '~/content/opening-hours'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { Drawing } from '~/illustrations/Drawing'
import { CallLink } from '~/navigation/CallLinks'
import { EmailLink } from '~/navigation/EmailLink'
import type { SectionId } from '~/navigation/page-target'
import styles from './Offices.module.css'

export function Offices() {
  const copy = contact.offices
  return (
    <aside className={styles.offices} aria-labelledby="offices">
      <h2 id="offices" className={styles.heading} data-size="heading-s">
        {copy.heading}
      </h2>
      <div className={styles.layout}>
        <div className={styles.picture}>
          <Drawing name="officeMap" />
        </div>
        <div>
          {offices.map((office) => (
            <div
              key={office.id}
              id={office.id satisfies SectionId<'/contact'>}
              className={styles.office}
            >
              <h3>{office.city}</h3>
              <address>
                {office.address.street}
                <br />
                {office.locality}
              </address>
              {office.hours.map((hours) => (
                <p key={describeHours(hours)} className={styles.hours}>
                  {describeHours(hours)}
                </p>
              ))}
              <p className={styles.links}>
                <CallLink office={office}>
                  <VisuallyHidden>{copy.call(office.city)}</VisuallyHidden>
                </CallLink>
                <a href={office.directionsHref} target="_blank" rel="noopener noreferrer">
                  {copy.directions}
                  <VisuallyHidden>{copy.directionsEnding(office.city)}</VisuallyHidden>
                </a>
              </p>
            </div>
          ))}
          <p className={styles.entry}>
            <span>{copy.email}</span>
            <EmailLink />
          </p>
          {copy.languages.spoken && (
            <p className={styles.entry}>
              <span>{copy.languages.term}</span>
              <span>{copy.languages.spoken}</span>
            </p>
          )}
        </div>
      </div>
    </aside>
  )
}
