import { Band, BandHeading, Lede } from '~/brand/band/Band'
import { portal } from '~/content/portal'
import { portalPictures } from '~/content/portal-pictures'
import { LearnMore } from '../LearnMore'
import styles from './PortalFeature.module.css'
import { PortalBar, PortalRows, PortalWindow } from './PortalWindow'

type PortalFeatureProps = {
  name: keyof typeof portal.features
  /** On which side of the words its window is, where there is room beside them. */
  picture: 'left' | 'right'
}

/** One feature of the client portal, a row of the spread under the portal's own heading. */
export function PortalFeature({ name, picture }: PortalFeatureProps) {
  const copy = portal.features[name]
  const { title, note, rows } = portalPictures[name]
  return (
    <Band folio={copy.folio} className={styles.feature} data-picture={picture}>
      <div className={styles.words}>
        <BandHeading level={3} data-size="heading">
          {copy.heading}
        </BandHeading>
        <Lede className={styles.text}>{copy.text}</Lede>
        <LearnMore ending={copy.learnMoreEnding} variant="quiet" />
      </div>
      <div className={styles.picture} aria-hidden="true">
        <PortalWindow lifted>
          <PortalBar>
            <b>{title}</b>
            <small>{note}</small>
          </PortalBar>
          <PortalRows rows={rows} />
        </PortalWindow>
      </div>
    </Band>
  )
}
