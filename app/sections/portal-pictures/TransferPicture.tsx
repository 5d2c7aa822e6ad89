import { portalPictures } from '~/content/portal-pictures'
import { PortalBar, PortalFiles, PortalWindow } from './PortalWindow'
import styles from './TransferPicture.module.css'

/** Papers on their way through the beam into the shared folder. */
export function TransferPicture() {
  const copy = portalPictures.transfer
  return (
    <div className={styles.ground} aria-hidden="true">
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
        {copy.files.map(({ name }) => (
          <span key={name} className={styles.slip} />
        ))}
      </div>
      <PortalWindow lifted>
        <PortalBar>
          <b>{copy.folder}</b>
          <small>{copy.parties}</small>
        </PortalBar>
        <PortalFiles files={copy.files} />
      </PortalWindow>
    </div>
  )
}
