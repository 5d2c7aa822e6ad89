import { Band, BandHeading } from '~/brand/band/Band'
import type { ContactFormProps } from '~/submissions/form/ContactForm'
import { ContactForm } from '~/submissions/form/lazy-forms'
// The page shows the form before its code is loaded, so the form's styles must come with the page.
import '~/design-system/field/SwitchField.module.css'
import '~/submissions/form/ContactForm.module.css'
import styles from './Enquiry.module.css'
import { Offices, type OfficesProps } from './Offices'

export type EnquiryProps = ContactFormProps &
  Pick<OfficesProps, 'email' | 'offices'> & {
    officesCopy: OfficesProps['copy']
  }

/** The contact form beside the two offices. */
export function Enquiry({ copy, officesCopy, email, offices, ...form }: EnquiryProps) {
  return (
    <Band folio={copy.folio} className={styles.enquiry}>
      <div className={styles.letter}>
        <BandHeading>{copy.heading}</BandHeading>
        <p className={styles.lede}>{copy.lede}</p>
        <ContactForm copy={copy} {...form} />
        <p className={styles.caution}>{copy.caution}</p>
      </div>
      <Offices copy={officesCopy} email={email} offices={offices} />
    </Band>
  )
}
