import { type ReactNode, useId } from 'react'
import { Band } from '~/brand/band/Band'
import { PracticeAreas, type PracticeAreasProps } from './PracticeAreas'
import { ServiceGrid, type ServiceGridProps } from './ServiceGrid'
import styles from './Services.module.css'

export type ServicesProps = {
  /** What links to this section end in. */
  id: string
  copy: {
    kicker: string
    heading: string
    lede: string
    gridHeading: string
    closing: string
  }
  areas: PracticeAreasProps['areas']
  groups: ServiceGridProps['groups']
  /** One or two links under the last card. */
  actions: ReactNode
}

export function Services({ id, copy, areas, groups, actions }: ServicesProps) {
  const headingId = useId()
  return (
    <Band
      id={id}
      folio={{ number: '100', label: 'Services' }}
      aria-labelledby={headingId}
      className={styles.services}
    >
      <div className={styles.head}>
        <p className={styles.kicker}>{copy.kicker}</p>
        <h2 id={headingId} className={styles.heading}>
          {copy.heading}
        </h2>
      </div>
      <p className={styles.lede}>{copy.lede}</p>
      <PracticeAreas areas={areas} />
      <ServiceGrid heading={copy.gridHeading} groups={groups} firstNumber={201} />
      <div className={styles.closing}>
        <p className={styles.question}>{copy.closing}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </Band>
  )
}
