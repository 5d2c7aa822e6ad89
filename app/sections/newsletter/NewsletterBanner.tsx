import type { ReactNode } from 'react'
import { Band, BandHeading } from '~/brand/band/Band'
import { NewsletterForm } from '~/submissions/form/lazy-forms'
import type { NewsletterFormProps } from '~/submissions/form/NewsletterForm'
import styles from './NewsletterBanner.module.css'

export type NewsletterBannerProps = NewsletterFormProps & {
  /** The stamp. */
  picture: ReactNode
}

export function NewsletterBanner({ copy, picture, ...form }: NewsletterBannerProps) {
  return (
    <Band ground="tint" folio={copy.folio} className={styles.banner}>
      <div className={styles.slip}>
        <div className={styles.letter}>
          <BandHeading className={styles.heading}>{copy.heading}</BandHeading>
          <p className={styles.lede}>{copy.lede}</p>
          <NewsletterForm copy={copy} {...form} />
          <p className={styles.note}>{copy.note}</p>
        </div>
        <div className={styles.envelope} aria-hidden="true">
          {picture}
          <div className={styles.address}>
            {copy.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        </div>
      </div>
    </Band>
  )
}
