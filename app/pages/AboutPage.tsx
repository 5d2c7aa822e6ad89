import { Lede } from '~/brand/band/Band'
import { Tally } from '~/brand/tally/Tally'
import { about } from '~/content/about'
import type { FormProps } from '~/forms/schema/posted-form'
import { CeoProfile } from '~/sections/ceo-profile/CeoProfile'
import { CeoQuote } from '~/sections/ceo-quote/CeoQuote'
import { Difference } from '~/sections/difference/Difference'
import { NewsletterBanner } from '~/sections/newsletter/NewsletterBanner'
import { PageHeading } from '~/sections/page-heading/PageHeading'
import { Values } from '~/sections/values/Values'

export function AboutPage({ posted }: FormProps) {
  return (
    <>
      <PageHeading copy={about} aside={<Tally {...about.figures} />} drawing="sailboat">
        <Lede>{about.lede}</Lede>
      </PageHeading>
      <Values />
      <CeoQuote />
      <Difference />
      <CeoProfile />
      <NewsletterBanner posted={posted} />
    </>
  )
}
