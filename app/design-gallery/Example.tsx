import type { ReactNode } from 'react'
import styles from './Example.module.css'

export type ExampleProps = {
  /** The state or variant, in the words of its prop. */
  name: string
  /** What cannot be seen in a picture of it. */
  note?: string
  /** Catches what would otherwise fix itself to the window. */
  stage?: boolean
  children: ReactNode
}

export function Example({ name, note, stage = false, children }: ExampleProps) {
  return (
    <figure className={styles.example}>
      <div className={stage ? styles.stage : undefined}>{children}</div>
      <figcaption className={styles.caption}>
        <b className={styles.name}>{name}</b>
        {note && ` ${note}`}
      </figcaption>
    </figure>
  )
}

/** Examples in rows as wide as what they show, or one below the other. */
export function Examples({
  layout = 'row',
  children,
}: {
  layout?: 'row' | 'column'
  children: ReactNode
}) {
  return (
    <div className={styles.examples} data-layout={layout}>
      {children}
    </div>
  )
}
