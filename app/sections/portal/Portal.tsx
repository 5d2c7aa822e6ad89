import type { ReactNode } from 'react'
import { Band, BandHeading } from '~/brand/band/Band'
import type { portal } from '~/content/portal'
import { Drawing } from '~/illustrations/Drawing'
import styles from './Portal.module.css'

export type PortalProps = {
  copy: typeof portal
  cards: readonly { number: string; name: string; text: string; action: ReactNode }[]
  picture: ReactNode
}

export function Portal({ copy, cards, picture }: PortalProps) {
  return (
    <Band ground="night" folio={copy.folio} className={styles.portal}>
      <div className={styles.scene}>
        <Drawing name="nightHarbor" />
      </div>
      <BandHeading className={styles.heading}>{copy.heading}</BandHeading>
      <p className={styles.lede}>{copy.lede}</p>
      <div className={styles.picture}>{picture}</div>
      <ul className={styles.cards}>
        {cards.map(({ number, name, text, action }) => (
          <li key={name} className={styles.card}>
            <h3>{name}</h3>
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
