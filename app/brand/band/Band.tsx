import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Band.module.css'

export type BandProps = Omit<ComponentProps<'section'>, 'ref'> & {
  /** The element that it is. */
  as?: 'section' | 'header' | 'footer' | 'div'
  /** The ground it stands on. `ruled` is paper with the ledger's lines; `night` is dark in both schemes. */
  ground?: 'paper' | 'ruled' | 'tint' | 'night'
  /** Account number and name, set outside the margin rule. */
  folio?: {
    number: string
    label: string
    /** Left out where there is no margin to set it in. */
    marginOnly?: boolean
  }
}

/**
 * One band of a page: full width, with the double margin rule and the twelve columns that its children place
 * themselves on by the lines `full`, `margin` and `content`.
 */
export function Band({
  as: Element = 'section',
  ground = 'paper',
  folio,
  className,
  children,
  ...rest
}: BandProps) {
  return (
    <Element {...rest} className={classNames(styles.band, className)} data-ground={ground}>
      {folio && (
        <p
          className={styles.folio}
          data-margin-only={folio.marginOnly || undefined}
          aria-hidden="true"
        >
          <span className={styles.number}>{folio.number}</span>
          <span className={styles.label}>{folio.label}</span>
        </p>
      )}
      {children}
    </Element>
  )
}
