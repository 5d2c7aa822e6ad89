import { type ReactNode, useId } from 'react'
import { Band } from '~/design-system/band/Band'
import styles from './Hero.module.css'

export type HeroProps = {
  heading: string
  lede: string
  /** One or two button links. */
  actions: ReactNode
}

export function Hero({ heading, lede, actions }: HeroProps) {
  const headingId = useId()
  return (
    <Band ground="ruled" aria-labelledby={headingId} className={styles.hero}>
      <h1 id={headingId} className={styles.heading}>
        {heading}
      </h1>
      <p className={styles.lede}>{lede}</p>
      <div className={styles.actions}>{actions}</div>
    </Band>
  )
}
