import { Band, BandHeading } from '~/brand/band/Band'
import { contact } from '~/content/contact'
import { ContactForm } from '~/forms/lazy-forms'
import type { FormProps } from '~/forms/schema/posted-form'
// The page shows the form before its code is loaded, so the form's styles must come with the page.
import '~/design-system/field/SwitchField.module.css'
import '~/forms/ContactForm.module.css'
import styles from './Enquiry.module.css'
import { Offices } from './Offices'

/** The contact form beside the two offices. */
export function Enquiry(props: FormProps) {
  const copy = contact.form
  return (
    <Band folio={copy.folio} className={styles.enquiry}>
      <div className={styles.letter}>
        <BandHeading>{copy.heading}</BandHeading>
        <p className={styles.lede}>{copy.lede}</p>
        <ContactForm {...props} />
        <p className={styles.caution}>{copy.caution}</p>
      </div>
      <Offices />
    </Band>
  )
}
