import { Band, BandHeading, Lede } from '~/brand/band/Band'
import { contact } from '~/content/contact'
import { ContactForm } from '~/forms/ContactForm'
import type { FormProps } from '~/forms/schema/posted-form'
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
