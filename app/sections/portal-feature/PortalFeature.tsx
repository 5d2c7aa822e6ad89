import type { ReactNode } from 'react'
import { Band, BandHeading } from '~/brand/band/Band'
import type { portal } from '~/content/portal'
import { LearnMore } from '../LearnMore'
import styles from './PortalFeature.module.css'

type PortalFeatureProps = {
  copy: (typeof portal.features)[keyof typeof portal.features]
  picture: ReactNode
  /** Above the words and the picture, across the band. */
  rail?: ReactNode
  /** Where the picture is: `after` the words, to the edge of the window; `before` them, on ruled lines; or `below` them. */
  layout: 'after' | 'before' | 'below'
}

/** One feature of the client portal, under the portal's own heading. */
export function PortalFeature({ copy, picture, rail, layout }: PortalFeatureProps) {
  return (
    <Band
      ground={layout === 'before' ? 'ruled' : 'paper'}
      folio={copy.folio}
      className={styles.feature}
      data-layout={layout}
    >
      {rail && <div className={styles.rail}>{rail}</div>}
      <div className={styles.words}>
        <BandHeading level={3} className={styles.heading}>
          {copy.heading}
        </BandHeading>
        <div className={styles.text}>
          <p>{copy.text}</p>
          <LearnMore ending={copy.learnMoreEnding} />
        </div>
      </div>
      <div className={styles.picture}>{picture}</div>
    </Band>
  )
}
