import { PortalBar, type PortalFile, PortalFiles, PortalWindow } from './PortalWindow'
import styles from './StoragePicture.module.css'

const files: readonly PortalFile[] = [
  { kind: 'PDF', name: 'W-2', day: 'Jan 28', status: 'Received' },
  { kind: 'PDF', name: '1099-NEC, consulting', day: 'Jan 30', status: 'Received' },
  { kind: 'PDF', name: '1099-INT, savings', day: 'Feb 1', status: 'Received' },
  { kind: 'PDF', name: '1098, mortgage interest', day: 'Feb 3', status: 'Received' },
  { kind: 'JPG', name: 'Property tax bill', day: 'Feb 3', status: 'Received' },
  { kind: 'PDF', name: 'Childcare statement', status: 'Still to come', settled: false },
]

const forms = ['1098', '1099', 'W-2'] as const

const years = ['2025', '2024', '2023', '2022'] as const

/** The open folder of one year, with what has been received and what is missing. */
export function StoragePicture() {
  return (
    <div className={styles.ground} aria-hidden="true">
      <div className={styles.papers}>
        {forms.map((form) => (
          <span key={form} className={styles.paper}>
            {form}
          </span>
        ))}
      </div>
      <div className={styles.tabs}>
        {years.map((year) => (
          <span key={year} className={styles.tab} data-open={year === '2024' || undefined}>
            {year}
          </span>
        ))}
      </div>
      <PortalWindow className={styles.folder}>
        <PortalBar>
          <b>2024 tax return</b>
          <span className={styles.count}>5 of 6 received</span>
        </PortalBar>
        <div className={styles.list}>
          <PortalFiles files={files} />
        </div>
      </PortalWindow>
    </div>
  )
}
