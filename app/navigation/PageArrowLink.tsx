import { ArrowLink } from '~/design-system/arrow-link/ArrowLink'
import { type PageLinkProps, usePageLink } from './use-page-link'

/** The design system's ArrowLink, leading to a page of this site. */
export function PageArrowLink(props: PageLinkProps) {
  return <ArrowLink {...usePageLink(props)} />
}
