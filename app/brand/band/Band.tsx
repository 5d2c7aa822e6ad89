import { type ComponentProps, createContext, use, useId } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Band.module.css'

/** Account number and name, set outside the margin rule. */
export type BandFolio = {
  number: string
  label: string
  /** Left out where there is no margin to set it in. */
  marginOnly?: boolean
}

export type BandProps = Omit<ComponentProps<'section'>, 'ref'> & {
  /** The element that it is. */
  as?: 'section' | 'header' | 'footer' | 'div'
  /** The ground it stands on. `ruled` is paper with the ledger's lines; `night` is dark in both schemes. */
  ground?: 'paper' | 'ruled' | 'tint' | 'night'
  folio?: BandFolio
}

const HeadingId = createContext<string | undefined>(undefined)

/**
 * One band of a page: full width, with the double margin rule and the twelve columns that its children place
 * themselves on by the lines `full`, `margin` and `content`. A section is a region named by its `BandHeading`.
 */
export function Band({
  as: Element = 'section',
  ground = 'paper',
  folio,
  className,
  children,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...rest
}: BandProps) {
  const id = useId()
  const headingId = labelledBy ?? (Element === 'section' && !label ? id : undefined)
  return (
    <Element
      {...rest}
      aria-label={label}
      aria-labelledby={headingId}
      className={classNames(styles.band, className)}
      data-ground={ground}
    >
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
      <HeadingId value={headingId}>{children}</HeadingId>
    </Element>
  )
}

export type BandHeadingProps = Omit<ComponentProps<'h2'>, 'id'> & {
  level?: 1 | 2 | 3
}

/** The heading that names the band around it. */
export function BandHeading({ level = 2, ...rest }: BandHeadingProps) {
  const Heading = `h${level}` as const
  return <Heading {...rest} id={use(HeadingId)} />
}
