import type { ReactNode } from 'react'
import { Band, BandHeading, Lede } from '~/brand/band/Band'
import type { portal } from '~/content/portal'
import { LearnMore } from '../LearnMore'
import styles from './PortalFeature.module.css'

type PortalFeatureProps = {
  copy: (typeof portal.features)[keyof typeof portal.features]
  /** On which side of the words the picture is, where there is room beside them. */
  picture: 'left' | 'right'
  /** The picture. */
  children: ReactNode
}

/** One feature of the client portal, a row of the spread under the portal's own heading. */
export function PortalFeature({ copy, picture, children }: PortalFeatureProps) {
  return (
    <Band folio={copy.folio} className={styles.feature} data-picture={picture}>
      <div className={styles.words}>
        <BandHeading level={3} data-size="heading">
          {copy.heading}
        </BandHeading>
        <Lede className={styles.text}>{copy.text}</Lede>
        <LearnMore ending={copy.learnMoreEnding} variant="quiet" />
      </div>
      {/* Plays here, because a picture may be a container. */}
      <div className={styles.picture} data-plays>
        {children}
      </div>
    </Band>
  )
}
