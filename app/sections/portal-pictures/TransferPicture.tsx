import { Icon } from '~/design-system/icon/Icon'
import { PortalBar, PortalWindow } from './PortalWindow'
import styles from './TransferPicture.module.css'

const sent = ['Checking, January to June', 'Checking, July to December', 'Card, full year'] as const

/** Papers on their way from your desk into the folder that both sides can open. */
export function TransferPicture() {
  return (
    <div className={styles.ground} aria-hidden="true">
      <PortalWindow className={styles.drop}>
        <b>Drop files here</b>
        <span className={styles.muted}>PDF, photographs, spreadsheets</span>
      </PortalWindow>
      <div className={styles.way}>
        {sent.map((name) => (
          <span key={name} className={styles.slip} />
        ))}
      </div>
      <PortalWindow className={styles.folder}>
        <PortalBar>
          <b>Shared folder</b>
          <span className={styles.muted}>You and your preparer</span>
        </PortalBar>
        {sent.map((name) => (
          <p key={name} className={styles.file}>
            <Icon name="tick" className={styles.tick} />
            {name}
          </p>
        ))}
      </PortalWindow>
    </div>
  )
}
