import { Tally } from '~/brand/tally/Tally'
import { about, ceo } from '~/content/about'
import { newsletter } from '~/content/newsletter'
import { PageButtonLink } from '~/navigation/PageLink'
import { CeoProfile } from '~/sections/ceo-profile/CeoProfile'
import { CeoQuote } from '~/sections/ceo-quote/CeoQuote'
import { Difference } from '~/sections/difference/Difference'
import { NewsletterBanner } from '~/sections/newsletter/NewsletterBanner'
import { PageHeading } from '~/sections/page-heading/PageHeading'
import { Values } from '~/sections/values/Values'
import type { PostedForm } from '~/submissions/posted-form'

export function AboutPage({ posted }: { posted: PostedForm | undefined }) {
  return (
    <>
      <PageHeading copy={about} aside={<Tally {...about.figures} />}>
        <p>{about.lede}</p>
      </PageHeading>
      <Values copy={about.values} />
      <CeoQuote copy={about.quote} profile={ceo} />
      <Difference
        copy={about.difference}
        action={<PageButtonLink to="/contact">{about.difference.action}</PageButtonLink>}
      />
      <CeoProfile profile={ceo} copy={about.profile} />
      <NewsletterBanner copy={newsletter} posted={posted} />
    </>
  )
}
