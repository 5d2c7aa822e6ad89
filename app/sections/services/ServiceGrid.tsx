import { useId } from 'react'
import type { serviceGroups } from '~/content/services'
import { ServiceIcon } from '~/illustrations/service-icon/ServiceIcon'
import styles from './ServiceGrid.module.css'

export type ServiceGridProps = {
  heading: string
  groups: typeof serviceGroups
  /** The account number of the first card; the others follow. */
  firstNumber: number
}

export function ServiceGrid({ heading, groups, firstNumber }: ServiceGridProps) {
  const id = useId()
  const order = groups.flatMap(({ services }) => services)
  return (
    <div className={styles.accounts}>
      <h3 className={styles.heading}>{heading}</h3>
      {groups.map((group, row) => (
        <div key={group.name} className={styles.group}>
          <p id={`${id}${row}`} className={styles.groupName}>
            {group.name}
          </p>
          <ul className={styles.cards} aria-labelledby={`${id}${row}`}>
            {group.services.map((service) => (
              <li key={service.name} className={styles.card}>
                <ServiceIcon name={service.icon} />
                <h4 className={styles.name}>{service.name}</h4>
                <span className={styles.number} aria-hidden="true">
                  {firstNumber + order.indexOf(service)}
                </span>
                <p className={styles.description}>{service.description}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
