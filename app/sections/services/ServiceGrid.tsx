import { Folio } from '~/brand/band/Band'
import { home } from '~/content/home'
import { serviceGroups } from '~/content/services'
import { ServiceIcon } from '~/illustrations/service-icon/ServiceIcon'
import styles from './ServiceGrid.module.css'

export function ServiceGrid() {
  const { gridFolio, gridHeading } = home.services
  return (
    <div className={styles.accounts}>
      <Folio {...gridFolio} className={styles.folio} />
      <h3 className={styles.heading} data-size="heading-s">
        {gridHeading}
      </h3>
      {serviceGroups.map((group, row) => (
        <div key={group.name} className={styles.group}>
          <p id={`group${row}`} className={styles.groupName}>
            {group.name}
          </p>
          <ul className={styles.cards} aria-labelledby={`group${row}`}>
            {group.services.map((service) => (
              <li key={service.name} className={styles.card}>
                <ServiceIcon name={service.icon} />
                <h4 className={styles.name}>{service.name}</h4>
                <p className={styles.description}>{service.description}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
