import { portalPictures } from '~/content/portal-pictures'
import { PortalBar, PortalFiles, PortalWindow } from './PortalWindow'
import styles from './StoragePicture.module.css'

/** The open folder of one year, with what has been received and what is missing. */
export function StoragePicture() {
  const copy = portalPictures.storage
  return (
    <div className={styles.ground} aria-hidden="true">
      <div className={styles.papers}>
        {copy.forms.map((form) => (
          <span key={form} className={styles.paper}>
            {form}
          </span>
        ))}
      </div>
      <div className={styles.tabs}>
        {copy.years.map((year) => (
          <span key={year} className={styles.tab} data-open={year === copy.openYear || undefined}>
            {year}
          </span>
        ))}
      </div>
      <PortalWindow className={styles.folder}>
        <PortalBar>
          <b>{copy.title}</b>
          <small className={styles.count}>{copy.count}</small>
        </PortalBar>
        <PortalFiles files={copy.files} />
      </PortalWindow>
    </div>
  )
}
