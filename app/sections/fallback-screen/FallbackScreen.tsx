import type { ReactNode } from 'react'
import { Band, BandHeading } from '~/brand/band/Band'
import { errors } from '~/content/errors'
import { Drawing } from '~/illustrations/Drawing'
import { PageButtonLink } from '~/navigation/PageLink'
import styles from './FallbackScreen.module.css'

type FallbackScreenProps = {
  /** The error's message, or a status and its text: '404 Not Found'. */
  message: string
  help: string
  /** A link to the page, for an error that may go away. */
  retry?: ReactNode
}

/** Shown in place of a page that does not exist or has failed. Search engines must not list it. */
export function FallbackScreen({ message, help, retry }: FallbackScreenProps) {
  return (
    <Band ground="ruled" folio={errors.folio} className={styles.fallbackScreen} data-light-out>
      <meta name="robots" content="noindex" />
      <BandHeading level={1} className={styles.heading}>
        {errors.heading}
      </BandHeading>
      <p className={styles.message}>{message}</p>
      <p className={styles.help}>{help}</p>
      <div className={styles.actions}>
        {retry}
        <PageButtonLink to="/" variant={retry ? 'quiet' : 'primary'}>
          {errors.home}
        </PageButtonLink>
        <PageButtonLink to="/contact" variant="quiet">
          {errors.contact}
        </PageButtonLink>
      </div>
      <div className={styles.picture}>
        <Drawing name="lightOut" loading="eager" />
      </div>
    </Band>
  )
}
