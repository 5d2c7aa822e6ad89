import type { ReactNode } from 'react'
import { Band, type BandFolio, BandHeading } from '~/brand/band/Band'
import styles from './PageHead.module.css'

export type PageHeadProps = {
  folio: BandFolio
  heading: string
  children?: ReactNode
  /** After the text, or beside it where there is room. */
  aside?: ReactNode
}

/** The top of an inner page: its title on ruled lines. */
export function PageHead({ folio, heading, children, aside }: PageHeadProps) {
  return (
    <Band ground="ruled" folio={folio}>
      <BandHeading level={1} className={styles.heading}>
        {heading}
      </BandHeading>
      {children && <div className={styles.lede}>{children}</div>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </Band>
  )
}
