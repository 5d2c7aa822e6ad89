import type { ReactNode } from 'react'
import styles from './PortalOverview.module.css'
import { PortalBar, type PortalFile, PortalFiles, PortalWindow } from './PortalWindow'

const files: readonly PortalFile[] = [
  { kind: 'PDF', name: 'W-2', day: 'Jan 28', status: 'Received' },
  { kind: 'PDF', name: '1099-NEC', day: 'Jan 30', status: 'Received' },
  { kind: 'PDF', name: '1098, mortgage interest', day: 'Feb 3', status: 'Matched' },
  { kind: 'JPG', name: 'Property tax bill', day: 'Feb 3', status: 'Matched' },
  { kind: 'XLS', name: 'Home office worksheet', day: 'Feb 4', status: 'In review', settled: false },
]

/** The portal's first page, and the prompt for the second factor in front of it. */
export function PortalOverview({ mark }: { mark?: ReactNode }) {
  return (
    <div className={styles.overview} aria-hidden="true">
      <PortalWindow className={styles.screen}>
        <PortalBar>
          {mark}
          <b>Client portal</b>
          <span className={styles.you}>You</span>
        </PortalBar>
        <div className={styles.columns}>
          <div className={styles.menu}>
            <b className={styles.here}>Overview</b>
            <span>Documents</span>
            <span>Messages</span>
            <span>Returns</span>
          </div>
          <div className={styles.page}>
            <p className={styles.greeting}>Good evening</p>
            <div className={styles.requests}>
              <p className={styles.request}>
                <b>Sign your 2024 return</b>
                <br />
                Ready for you
              </p>
              <p className={styles.request}>
                <b>December bank statement</b>
                <br />
                Still to come
              </p>
            </div>
            <div className={styles.list}>
              <PortalFiles files={files} />
            </div>
          </div>
        </div>
      </PortalWindow>
      <PortalWindow className={styles.factor}>
        <p className={styles.prompt}>Enter your six-digit code</p>
        <div className={styles.code}>
          {['4', '1', '9', '0', '', ''].map((digit, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the digits of a code have no other key.
            <span key={place} className={styles.digit}>
              {digit}
            </span>
          ))}
        </div>
      </PortalWindow>
    </div>
  )
}
