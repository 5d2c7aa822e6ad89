import { type ReactNode, useId } from 'react'
import { Band } from '~/brand/band/Band'
import styles from './Portal.module.css'

export type PortalProps = {
  copy: { heading: string; lede: string }
  cards: readonly { number: string; name: string; text: string; action: ReactNode }[]
  /** The portal itself, as it looks. */
  picture?: ReactNode
  /** The harbour at night, behind everything. */
  scene?: ReactNode
}

export function Portal({ copy, cards, picture, scene }: PortalProps) {
  const headingId = useId()
  return (
    <Band
      ground="night"
      folio={{ number: '500', label: 'Client portal' }}
      aria-labelledby={headingId}
      className={styles.portal}
    >
      {scene && <div className={styles.scene}>{scene}</div>}
      <h2 id={headingId} className={styles.heading}>
        {copy.heading}
      </h2>
      <p className={styles.lede}>{copy.lede}</p>
      {picture && <div className={styles.picture}>{picture}</div>}
      <ul className={styles.cards}>
        {cards.map(({ number, name, text, action }) => (
          <li key={name} className={styles.card}>
            <h3 className={styles.name}>{name}</h3>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <p className={styles.text}>{text}</p>
            {action}
          </li>
        ))}
      </ul>
    </Band>
  )
}
