import { type PageLinkProps, usePageLink } from './use-page-link'

/** A link to a page of this site, or a part of one. */
export function PageLink(props: PageLinkProps) {
  return <a {...usePageLink(props)} />
}
