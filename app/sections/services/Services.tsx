import { Band, BandHeading, Lede } from '~/brand/band/Band'
import { home } from '~/content/home'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { PageButtonLink } from '~/navigation/PageLink'
import type { SectionId } from '~/navigation/page-target'
import { LearnMore } from '../LearnMore'
import { PracticeAreas } from './PracticeAreas'
import { ServiceGrid } from './ServiceGrid'
import styles from './Services.module.css'

export function Services() {
  const copy = home.services
  return (
    <Band
      id={'services' satisfies SectionId<'/home'>}
      folio={copy.folio}
      className={styles.services}
    >
      <div className={styles.kicker}>{copy.kicker}</div>
      <BandHeading data-size="heading-l" data-columns="first-8">
        {copy.heading}
      </BandHeading>
      <Lede data-columns="last-4">{copy.lede}</Lede>
      <PracticeAreas />
      <ServiceGrid />
      <div className={styles.closing} data-screen-only>
        <p className={styles.question}>{copy.closing}</p>
        <div data-buttons>
          <PageButtonLink to="/contact">
            {copy.primary}
            <VisuallyHidden>{copy.primaryEnding}</VisuallyHidden>
          </PageButtonLink>
          <LearnMore ending={copy.learnMoreEnding} variant="button" />
        </div>
      </div>
    </Band>
  )
}
