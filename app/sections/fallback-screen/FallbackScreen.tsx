import type { ReactNode } from 'react'
import { Band, BandHeading, Lede } from '~/brand/band/Band'
import { Tally } from '~/brand/tally/Tally'
import { errors } from '~/content/errors'
import { Drawing } from '~/illustrations/Drawing'
import { PageButtonLink } from '~/navigation/PageLink'
import styles from './FallbackScreen.module.css'

type FallbackScreenProps = {
  /** The error's message, or a status and its text: '404 Not Found'. */
  message: string
  /** What it means for the visitor, in a few large words. */
  lead: string
  help: string
  /** A link to the page, for an error that may go away. */
  retry?: ReactNode
}

/** Shown in place of a page that does not exist or has failed. Search engines must not list it. */
export function FallbackScreen({ message, lead, help, retry }: FallbackScreenProps) {
  const heading = (
    <BandHeading level={1} className={styles.heading}>
      {errors.heading}
    </BandHeading>
  )
  return (
    <Band ground="ruled" folio={errors.folio} data-light-out className={styles.fallbackScreen}>
      <meta name="robots" content="noindex" />
      <div className={styles.lead} data-size="heading" data-on-rule>
        {lead}
      </div>
      <div className={styles.entry} data-columns="first-5">
        <Tally label={heading} entries={[{ term: message, figure: errors.amount }]} />
      </div>
      <Lede className={styles.help} data-columns="first-5">
        {help}
      </Lede>
      <div className={styles.actions} data-buttons data-columns="first-5">
        {retry}
        <PageButtonLink to="/" variant={retry ? 'quiet' : 'primary'}>
          {errors.home}
        </PageButtonLink>
        <PageButtonLink to="/contact" variant="quiet">
          {errors.contact}
        </PageButtonLink>
      </div>
      <div className={styles.picture} data-columns="last-7">
        <Drawing name="lightOut" loading="eager" />
      </div>
    </Band>
  )
}
