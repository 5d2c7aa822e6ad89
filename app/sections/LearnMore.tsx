import { home } from '~/content/home'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { PageArrowLink } from '~/navigation/PageLink'

/** Screen readers also read the ending, which says what the link is about. */
export function LearnMore({ ending }: { ending: string }) {
  return (
    <PageArrowLink to="/contact">
      {home.learnMore}
      <VisuallyHidden>{ending}</VisuallyHidden>
    </PageArrowLink>
  )
}
