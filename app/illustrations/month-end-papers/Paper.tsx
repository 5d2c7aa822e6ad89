import type { ReactNode } from 'react'
import styles from './Paper.module.css'

type PaperProps = { width: number; height: number; children: ReactNode }

/** A blank sheet with its outline. */
export function Paper({ width, height, children }: PaperProps) {
  const edge = `M0 0h${width}v${height}H0z`
  return (
    <svg className={styles.sheet} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path fill="var(--color-paper)" d={edge} />
      {children}
      <path className={styles.outline} d={edge} />
    </svg>
  )
}
