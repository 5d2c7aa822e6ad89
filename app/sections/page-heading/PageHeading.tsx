import type { ReactNode } from 'react'
import { Band, type BandFolio, BandHeading } from '~/brand/band/Band'
import styles from './PageHeading.module.css'

type PageHeadingProps = {
  copy: { folio: BandFolio; heading: string }
  /** A paragraph or more, each a Lede. */
  children: ReactNode
  /** After the text, or beside it where there is room. */
  aside: ReactNode
  /** Beside the heading where there is room. */
  picture?: ReactNode
}

/** The top of an inner page: its title on ruled lines. */
export function PageHeading({ copy, children, aside, picture }: PageHeadingProps) {
  return (
    <Band ground="ruled" folio={copy.folio}>
      <BandHeading level={1} className={styles.heading} data-columns="first-8">
        {copy.heading}
      </BandHeading>
      {picture && (
        <div className={styles.picture} data-columns="last-4">
          {picture}
        </div>
      )}
      <div data-columns="first-6">{children}</div>
      <div className={styles.aside} data-columns="last-5">
        {aside}
      </div>
    </Band>
  )
}
