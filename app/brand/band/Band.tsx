import { type ComponentProps, createContext, use, useId } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Band.module.css'

/** An account number and its name, in the margin. */
export type BandFolio = Record<'number' | 'label', string>

type BandProps = Omit<ComponentProps<'section'>, 'ref' | 'aria-label'> & {
  as?: 'section' | 'header' | 'footer' | 'div'
  /** The background. `ruled` has the lines of a ledger; `night` is dark in both schemes. */
  ground?: 'paper' | 'ruled' | 'tint' | 'night'
  /** `close` leaves less room above and below. */
  space?: 'close'
  folio?: BandFolio
}

const HeadingId = createContext<string | undefined>(undefined)

/**
 * A full-width part of a page. Its children are on the grid lines `full`, `margin` and `content`. From 75rem up a child with
 * `data-columns` has some of the twelve columns: `first-5`, `last-7`.
 */
export function Band({
  as: Element = 'section',
  ground = 'paper',
  space,
  folio,
  className,
  children,
  'aria-labelledby': labelledBy,
  ...rest
}: BandProps) {
  const id = useId()
  const headingId = labelledBy ?? (Element === 'section' ? id : undefined)
  return (
    <Element
      {...rest}
      aria-labelledby={headingId}
      className={classNames(styles.band, className)}
      data-ground={ground}
      data-space={space}
    >
      {folio && <Folio {...folio} />}
      <HeadingId value={headingId}>{children}</HeadingId>
    </Element>
  )
}

type FolioProps = BandFolio & { className?: string | undefined }

/** The account number of a part of a {@link Band}, which has to place it in the margin itself. */
export function Folio({ number, label, className }: FolioProps) {
  return (
    <p className={classNames(styles.folio, className)} data-account-number aria-hidden="true">
      <span className={styles.number}>{number}</span>
      <span className={styles.label}>{label}</span>
    </p>
  )
}

type BandChildProps = {
  /** From 75rem up (see {@link Band}). */
  'data-columns'?: `${'first' | 'last'}-${4 | 5 | 6 | 7 | 8}`
}

type BandHeadingProps = Omit<ComponentProps<'h2'>, 'id'> &
  BandChildProps & {
    level?: 1 | 2 | 3
  }

/** The heading of a {@link Band}. If that is a section, this is its accessible name. */
export function BandHeading({ level = 2, ...rest }: BandHeadingProps) {
  const Heading = `h${level}` as const
  return <Heading {...rest} id={use(HeadingId)} />
}

/** The first words under the heading of a {@link Band}, or beside it. */
export function Lede({ className, ...rest }: ComponentProps<'p'> & BandChildProps) {
  return <p {...rest} className={classNames(styles.lede, className)} />
}
