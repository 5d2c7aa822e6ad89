import type { ReactNode } from 'react'
import { Band } from '~/brand/band/Band'
import styles from './Sheet.module.css'

export type SheetProps = {
  id: string
  number: string
  title: string
  /** When to use which, in a sentence or two. */
  lede: string
  children?: ReactNode
}

/** One sheet of the gallery: a family of parts, under its number. */
export function Sheet({ id, number, title, lede, children }: SheetProps) {
  const headingId = `${id}-heading`
  return (
    <Band
      id={id}
      folio={{ number, label: title, marginOnly: true }}
      aria-labelledby={headingId}
      className={styles.sheet}
    >
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        <p className={styles.lede}>{lede}</p>
      </div>
      {children}
    </Band>
  )
}

/** A heading between the parts of one sheet. */
export function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.partHeading}>{title}</h3>
      {children}
    </div>
  )
}
