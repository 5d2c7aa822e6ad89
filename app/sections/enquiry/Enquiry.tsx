import { Band, BandHeading, Lede } from '~/brand/band/Band'
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
    <Band space="close" folio={copy.folio}>
      <div data-columns="first-7">
        <BandHeading>{copy.heading}</BandHeading>
        <Lede className={styles.lede}>{copy.lede}</Lede>
        <ContactForm {...props} />
      </div>
      <Offices />
    </Band>
  )
}
