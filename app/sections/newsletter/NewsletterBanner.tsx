import { type ReactNode, useId } from 'react'
import { Band } from '~/brand/band/Band'
import { NewsletterForm } from '~/submissions/form/lazy-newsletter-form'
import type { NewsletterFormProps } from '~/submissions/form/NewsletterForm'
import styles from './NewsletterBanner.module.css'

export type NewsletterBannerProps = Omit<NewsletterFormProps, 'copy'> & {
  copy: NewsletterFormProps['copy'] & { heading: string; lede: string; note: string }
  /** Stands where the stamp goes. */
  picture?: ReactNode
}

export function NewsletterBanner({ copy, picture, ...form }: NewsletterBannerProps) {
  const headingId = useId()
  return (
    <Band
      ground="tint"
      folio={{ number: '700', label: 'Newsletter' }}
      aria-labelledby={headingId}
      className={styles.banner}
    >
      <div className={styles.slip}>
        <div className={styles.letter}>
          <h2 id={headingId} className={styles.heading}>
            {copy.heading}
          </h2>
          <p className={styles.lede}>{copy.lede}</p>
          <NewsletterForm copy={copy} {...form} />
          <p className={styles.note}>{copy.note}</p>
        </div>
        <div className={styles.envelope} aria-hidden="true">
          {picture}
          <div className={styles.address}>
            <span>To the keeper of the books</span>
            <span>Desk by the window</span>
            <span />
          </div>
        </div>
      </div>
    </Band>
  )
}
