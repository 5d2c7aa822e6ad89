import { Band, BandHeading, Lede } from '~/brand/band/Band'
import { newsletter as copy } from '~/content/newsletter'
import { LazyNewsletterForm } from '~/forms/LazyNewsletterForm'
import type { FormProps } from '~/forms/schema/posted-form'
import { Drawing } from '~/illustrations/Drawing'
// The page shows the form, and what came of a post, before the form's code is loaded.
import '~/design-system/error-summary/ErrorSummary.module.css'
import '~/design-system/field/Control.module.css'
import '~/design-system/field/Field.module.css'
import '~/design-system/notice/Notice.module.css'
import '~/forms/NewsletterForm.module.css'
import '~/forms/SubmissionForm.module.css'
import styles from './NewsletterBanner.module.css'

export function NewsletterBanner(props: FormProps) {
  return (
    <Band ground="tint" space="close" folio={copy.folio} data-screen-only>
      <div className={styles.slip}>
        <BandHeading className={styles.heading}>{copy.heading}</BandHeading>
        <Lede className={styles.lede}>{copy.lede}</Lede>
        <LazyNewsletterForm {...props} />
        <small className={styles.note}>{copy.note}</small>
        <Drawing name="postmark" className={styles.stamp} />
      </div>
    </Band>
  )
}
