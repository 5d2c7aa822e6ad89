import type { ReactNode } from 'react'
import { Band, type BandFolio, BandHeading } from '~/brand/band/Band'
import styles from './PortalFeature.module.css'

export type PortalFeatureProps = {
  copy: {
    folio: BandFolio
    heading: string
    text: string
  }
  action: ReactNode
  picture: ReactNode
  /** Runs across the band above words and picture. */
  rail?: ReactNode
  /**
   * `after`: the picture runs out over the end edge. `before`: it stands at the start, on the ledger's lines.
   * `below`: it lies under the words, over the whole width.
   */
  layout: 'after' | 'before' | 'below'
}

/** One thing the client portal does, under the portal's own heading. */
export function PortalFeature({ copy, action, picture, rail, layout }: PortalFeatureProps) {
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
          {action}
        </div>
      </div>
      <div className={styles.picture}>{picture}</div>
    </Band>
  )
}
