import type { ReactNode } from 'react'
import { Band, BandHeading } from '~/brand/band/Band'
import type { home } from '~/content/home'
import { PracticeAreas, type PracticeAreasProps } from './PracticeAreas'
import { ServiceGrid, type ServiceGridProps } from './ServiceGrid'
import styles from './Services.module.css'

export type ServicesProps = {
  /** The hash of links to this section. */
  id: string
  copy: typeof home.services
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
