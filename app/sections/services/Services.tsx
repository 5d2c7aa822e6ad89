import type { ReactNode } from 'react'
import { Band, type BandFolio, BandHeading } from '~/brand/band/Band'
import { PracticeAreas, type PracticeAreasProps } from './PracticeAreas'
import { ServiceGrid, type ServiceGridProps } from './ServiceGrid'
import styles from './Services.module.css'

export type ServicesProps = {
  /** The hash of links to this section. */
  id: string
  copy: {
    folio: BandFolio
    kicker: string
    heading: string
    lede: string
    gridHeading: string
    /** The account number of the first service; the others follow. */
    firstNumber: number
    closing: string
  }
  areas: PracticeAreasProps['areas']
  groups: ServiceGridProps['groups']
  /** One or two links under the last card. */
  actions: ReactNode
}

export function Services({ id, copy, areas, groups, actions }: ServicesProps) {
  return (
    <Band id={id} folio={copy.folio} className={styles.services}>
      <div className={styles.head}>
        <p className={styles.kicker}>{copy.kicker}</p>
        <BandHeading className={styles.heading}>{copy.heading}</BandHeading>
      </div>
      <p className={styles.lede}>{copy.lede}</p>
      <PracticeAreas areas={areas} />
      <ServiceGrid heading={copy.gridHeading} groups={groups} firstNumber={copy.firstNumber} />
      <div className={styles.closing}>
        <p className={styles.question}>{copy.closing}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </Band>
  )
}
