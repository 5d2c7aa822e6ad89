import { Band, BandHeading, Lede } from '~/brand/band/Band'
import { newsletter as copy } from '~/content/newsletter'
import { NewsletterForm } from '~/forms/NewsletterForm'
import type { FormProps } from '~/forms/schema/posted-form'
import { Drawing } from '~/illustrations/Drawing'
import styles from './NewsletterBanner.module.css'

export function NewsletterBanner(props: FormProps) {
  return (
    <Band ground="tint" space="close" folio={copy.folio} data-screen-only>
      <div className={styles.slip}>
        <BandHeading className={styles.heading}>{copy.heading}</BandHeading>
        <Lede className={styles.lede}>{copy.lede}</Lede>
        <NewsletterForm {...props} />
        <small className={styles.note}>{copy.note}</small>
        <Drawing name="postmark" className={styles.stamp} />
      </div>
    </Band>
  )
}
