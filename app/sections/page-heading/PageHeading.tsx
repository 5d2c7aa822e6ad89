import type { ReactNode } from 'react'
import { Band, type BandFolio, BandHeading } from '~/brand/band/Band'
import styles from './PageHeading.module.css'

type PageHeadingProps = {
  copy: { folio: BandFolio; heading: string }
  children: ReactNode
  /** After the text, or beside it where there is room. */
  aside?: ReactNode
}

/** The top of an inner page: its title on ruled lines. */
export function PageHeading({ copy, children, aside }: PageHeadingProps) {
  return (
    <Band ground="ruled" folio={copy.folio}>
      <BandHeading level={1} className={styles.heading}>
        {copy.heading}
      </BandHeading>
      <div className={styles.lede}>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </Band>
  )
}
