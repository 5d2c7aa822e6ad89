import type { ReactNode } from 'react'
import { Band, type BandFolio, BandHeading } from '~/brand/band/Band'
import { Drawing, type DrawingProps } from '~/illustrations/Drawing'
import styles from './PageHeading.module.css'

type PageHeadingProps = {
  copy: { folio: BandFolio; heading: string }
  /** A paragraph or more, each a Lede. */
  children: ReactNode
  /** After the text, or beside it where there is room. */
  aside?: ReactNode
  /** Beside the heading where there is room. */
  drawing?: DrawingProps['name']
}

/** The top of an inner page: its title on ruled lines. */
export function PageHeading({ copy, children, aside, drawing }: PageHeadingProps) {
  return (
    <Band ground="ruled" folio={copy.folio}>
      <BandHeading level={1} data-columns="first-8">
        {copy.heading}
      </BandHeading>
      {drawing && (
        <div className={styles.picture} data-columns="last-4">
          <Drawing name={drawing} loading="eager" />
        </div>
      )}
      <div data-columns="first-6">{children}</div>
      {aside && (
        <div className={styles.aside} data-columns="last-5">
          {aside}
        </div>
      )}
    </Band>
  )
}
