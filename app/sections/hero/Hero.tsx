import type { ReactNode } from 'react'
import { Band, BandHeading, Lede } from '~/brand/band/Band'
import { home } from '~/content/home'
import { Harbor } from '~/illustrations/harbor/Harbor'
import { MonthEndPapers } from '~/illustrations/month-end-papers/MonthEndPapers'
import { PageButtonLink } from '~/navigation/PageLink'
import { LearnMore } from '../LearnMore'
import { RuledCalls } from '../RuledCalls'
import styles from './Hero.module.css'

export function Hero() {
  const copy = home.hero
  return (
    <Band
      ground="ruled"
      className={styles.hero}
      // Written by the server only, so that the drawings move on a full load, and not after a navigation by script.
      data-full-load={import.meta.env.SSR || undefined}
      suppressHydrationWarning
    >
      <BandHeading level={1} className={styles.heading}>
        {keepTogether(copy.heading, copy.phrases)}
      </BandHeading>
      <Lede className={styles.lede}>{copy.lede}</Lede>
      <div className={styles.actions} data-screen-only>
        <PageButtonLink to="/contact">{copy.primary}</PageButtonLink>
        <LearnMore ending={copy.learnMoreEnding} variant="button" />
      </div>
      <p className={styles.start} data-screen-only>
        {copy.start}
      </p>
      <dl className={styles.facts}>
        {copy.facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <RuledCalls />
      {/* Large, so it comes after the words, which then arrive in the page's first packets. */}
      <Harbor />
      <MonthEndPapers signature={copy.signature} />
    </Band>
  )
}

/** A text, the phrases of which stay on one line where they fit. */
function keepTogether(text: string, phrases: readonly string[]): ReactNode {
  const phrase = phrases.find((part) => text.includes(part))
  if (!phrase) return text
  const [before = '', ...after] = text.split(phrase)
  return (
    <>
      {keepTogether(before, phrases)}
      <span className={styles.phrase}>{phrase}</span>
      {keepTogether(after.join(phrase), phrases)}
    </>
  )
}
