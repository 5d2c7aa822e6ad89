import { type ReactNode, useId } from 'react'
import { Band } from '~/brand/band/Band'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import styles from './CeoQuote.module.css'

export type CeoQuoteProps = {
  copy: { heading: string; text: string }
  name: string
  role: string
  /** The harbour at night, behind the words. */
  picture?: ReactNode
}

export function CeoQuote({ copy, name, role, picture }: CeoQuoteProps) {
  const headingId = useId()
  return (
    <Band
      folio={{ number: '320', label: 'From our CEO' }}
      aria-labelledby={headingId}
      className={styles.quote}
      data-lit={picture ? true : undefined}
    >
      <h2 id={headingId} className={styles.heading}>
        <VisuallyHidden>{copy.heading}</VisuallyHidden>
      </h2>
      <figure className={styles.figure}>
        <blockquote className={styles.words}>
          <p className={styles.text}>{copy.text}</p>
        </blockquote>
        <figcaption className={styles.source}>
          {name}
          <span className={styles.role}>{role}</span>
        </figcaption>
      </figure>
      {picture && <div className={styles.picture}>{picture}</div>}
    </Band>
  )
}
