import { type ReactNode, useId } from 'react'
import { Band, type BandProps } from '~/brand/band/Band'
import styles from './Hero.module.css'

export type HeroProps = {
  copy: {
    folio: NonNullable<BandProps['folio']>
    heading: string
    lede: string
    facts: readonly { name: string; value: string }[]
  }
  /** One or two links. */
  actions: ReactNode
  /** The view behind the words. Places itself by the row of the heading. */
  scene?: ReactNode
  /** What lies in front of it. Places itself: after the words where it is narrow, beside them where it is wide. */
  papers?: ReactNode
}

export function Hero({ copy, actions, scene, papers }: HeroProps) {
  const headingId = useId()
  return (
    <Band ground="ruled" folio={copy.folio} aria-labelledby={headingId} className={styles.hero}>
      {scene}
      <h1 id={headingId} className={styles.heading}>
        {copy.heading}
      </h1>
      <p className={styles.lede}>{copy.lede}</p>
      <div className={styles.actions}>{actions}</div>
      <dl className={styles.facts}>
        {copy.facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {papers && <div className={styles.papers}>{papers}</div>}
    </Band>
  )
}
