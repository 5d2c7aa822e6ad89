import { Band, BandHeading } from '~/brand/band/Band'
import { about, ceo } from '~/content/about'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { Drawing } from '~/illustrations/Drawing'
import styles from './CeoQuote.module.css'

export function CeoQuote() {
  const copy = about.quote
  return (
    <Band ground="night" folio={copy.folio} className={styles.quote}>
      <BandHeading className={styles.heading}>
        <VisuallyHidden>{copy.heading}</VisuallyHidden>
      </BandHeading>
      <figure data-columns="first-8">
        <blockquote className={styles.text}>{copy.text}</blockquote>
        <figcaption className={styles.source}>
          {ceo.name}
          <p className={styles.role}>{ceo.role}</p>
        </figcaption>
      </figure>
      <div className={styles.picture} data-plays>
        <Drawing name="nightHarbor" />
      </div>
    </Band>
  )
}
