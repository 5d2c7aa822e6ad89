import { Band, type BandFolio, BandHeading } from '~/brand/band/Band'
import type { ContactFormProps } from '~/submissions/form/ContactForm'
import { ContactForm } from '~/submissions/form/lazy-forms'
import styles from './Enquiry.module.css'
import { Offices, type OfficesProps } from './Offices'

export type EnquiryProps = Omit<ContactFormProps, 'copy'> &
  Pick<OfficesProps, 'email' | 'offices' | 'picture'> & {
    copy: ContactFormProps['copy'] & {
      folio: BandFolio
      heading: string
      lede: string
      caution: string
    }
    officesCopy: OfficesProps['copy']
  }

/** The contact form beside the two offices. */
export function Enquiry({ copy, officesCopy, email, offices, picture, ...form }: EnquiryProps) {
  return (
    <Band folio={copy.folio} className={styles.enquiry}>
      <div className={styles.letter}>
        <BandHeading>{copy.heading}</BandHeading>
        <p className={styles.lede}>{copy.lede}</p>
        <ContactForm copy={copy} {...form} />
        <p className={styles.caution}>{copy.caution}</p>
      </div>
      <div className={styles.offices}>
        <Offices copy={officesCopy} email={email} offices={offices} picture={picture} />
      </div>
    </Band>
  )
}
