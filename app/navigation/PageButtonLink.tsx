import { ButtonLink, type ButtonLook } from '~/design-system/button/Button'
import { type PageLinkProps, usePageLink } from './PageLink'

/** The design system's ButtonLink, as a link to a page of this site. */
export function PageButtonLink({ variant, size, ...link }: PageLinkProps & ButtonLook) {
  return <ButtonLink {...usePageLink(link)} variant={variant} size={size} />
}
