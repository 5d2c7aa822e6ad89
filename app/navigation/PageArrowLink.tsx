import { ArrowLink } from '~/design-system/arrow-link/ArrowLink'
import { type PageLinkProps, usePageLink } from './PageLink'

/** The design system's ArrowLink, as a link to a page of this site. */
export function PageArrowLink(props: PageLinkProps) {
  return <ArrowLink {...usePageLink(props)} />
}
