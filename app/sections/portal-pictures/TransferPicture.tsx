import { portalPictures } from '~/content/portal-pictures'
import { PortalBar, PortalWindow } from './PortalWindow'
import styles from './TransferPicture.module.css'

/** Files on their way from the visitor's desk into the shared folder. */
export function TransferPicture() {
  const copy = portalPictures.transfer
  return (
    <div className={styles.ground} aria-hidden="true">
      <PortalWindow lifted className={styles.desk}>
        <div className={styles.drop}>
          <b>{copy.drop}</b>
          {`\n${copy.kinds}`}
        </div>
        {copy.sending.map((name) => (
          <p key={name} className={styles.upload}>
            {name}
          </p>
        ))}
      </PortalWindow>
      <div className={styles.way}>
        <svg
          className={styles.beam}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.light} d="M0 45L100 0v100L0 55z" />
          <path d="M6 47L100 8M12 47L100 22M8 49L100 36M14 50h86M8 51L100 64M12 53L100 78M6 53L100 92" />
        </svg>
        {copy.sending.map((name) => (
          <span key={name} className={styles.slip} />
        ))}
      </div>
      <PortalWindow lifted>
        <PortalBar>
          <b>{copy.folder}</b>
          <span className={styles.party}>{copy.parties}</span>
        </PortalBar>
        {copy.shared.map(({ name, from }) => (
          <div key={name} className={styles.file} data-icon="tick">
            {name}
            <span className={styles.from}>{from}</span>
          </div>
        ))}
      </PortalWindow>
    </div>
  )
}
