import { type ReactNode, useId } from 'react'
import { Band } from '~/brand/band/Band'
import styles from './PageHead.module.css'

export type PageHeadProps = {
  folio: { number: string; label: string }
  heading: string
  children?: ReactNode
  /** Stands at the end of the lines, beside the text where there is room. */
  aside?: ReactNode
}

/** The top of an inner page: its title on the ruled lines. */
export function PageHead({ folio, heading, children, aside }: PageHeadProps) {
  const headingId = useId()
  return (
    <Band ground="ruled" folio={folio} aria-labelledby={headingId} className={styles.pageHead}>
      <h1 id={headingId} className={styles.heading}>
        {heading}
      </h1>
      {children && <div className={styles.lede}>{children}</div>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </Band>
  )
}
