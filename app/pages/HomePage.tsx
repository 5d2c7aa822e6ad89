import { home } from '~/content/home'
import { newsletter } from '~/content/newsletter'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { PageButtonLink } from '~/navigation/PageButtonLink'
import { Hero } from '~/sections/hero/Hero'
import { NewsletterBanner } from '~/sections/newsletter/NewsletterBanner'
import type { NewsletterPageProps } from './newsletter-page'

/** Serves `/` and `/home`. */
export function HomePage({ path, posted, subscribe }: NewsletterPageProps<'/' | '/home'>) {
  const { hero } = home
  return (
    <>
      <Hero
        heading={hero.heading}
        lede={hero.lede}
        actions={
          <>
            <PageButtonLink to="/contact">{hero.primary}</PageButtonLink>
            <PageButtonLink to="/contact" variant="quiet">
              {hero.secondary}
              <VisuallyHidden>{hero.secondaryEnding}</VisuallyHidden>
            </PageButtonLink>
          </>
        }
      />
      <NewsletterBanner copy={newsletter} action={path} posted={posted} subscribe={subscribe} />
    </>
  )
}
