import { home } from '~/content/home'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { PageArrowLink, PageButtonLink } from '~/navigation/PageLink'

type LearnMoreProps = {
  /** What the link is about. Screen readers also read it. */
  ending: string
  /** Beside another button; otherwise it is a link, and `quiet` among several. */
  variant?: 'button' | 'quiet'
}

export function LearnMore({ ending, variant }: LearnMoreProps) {
  const words = (
    <>
      {home.learnMore}
      <VisuallyHidden>{ending}</VisuallyHidden>
    </>
  )
  return variant === 'button' ? (
    <PageButtonLink to="/contact" variant="quiet">
      {words}
    </PageButtonLink>
  ) : (
    <PageArrowLink to="/contact" quiet={variant === 'quiet' || undefined}>
      {words}
    </PageArrowLink>
  )
}
