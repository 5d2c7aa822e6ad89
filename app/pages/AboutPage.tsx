import { about } from '~/content/about'
import { newsletter } from '~/content/newsletter'
import { NewsletterBanner } from '~/sections/newsletter/NewsletterBanner'
import { PageHead } from '~/sections/page-head/PageHead'
import type { NewsletterPageProps } from './newsletter-page'

export function AboutPage({ path, posted, subscribe }: NewsletterPageProps<'/about'>) {
  return (
    <>
      <PageHead folio={{ number: '300', label: 'About' }} heading={about.heading}>
        <p>{about.lede}</p>
      </PageHead>
      <NewsletterBanner copy={newsletter} action={path} posted={posted} subscribe={subscribe} />
    </>
  )
}
