import { useLinkProps, useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { failedPageAttribute } from '~/content/errors'
import { ArrowLink } from '~/design-system/arrow-link/ArrowLink'
import { ButtonLink, type ButtonLook } from '~/design-system/button/Button'
import type { PageTarget } from './page-target'
import { isSamePage } from './same-page'
import { goToSection, scrollAfterNavigation, topId } from './scroll'

type PageLinkProps = PageTarget & Pick<ComponentProps<'a'>, 'children'>

/** A link to a page of this site or to a section of one. */
export function PageLink({
  className,
  ...link
}: PageLinkProps & Pick<ComponentProps<'a'>, 'className'>) {
  return <a {...usePageLink(link)} className={className} />
}

/** The design system's ArrowLink, as a link to a page of this site. */
export function PageArrowLink({
  quiet,
  ...link
}: PageLinkProps & Pick<ComponentProps<typeof ArrowLink>, 'quiet'>) {
  return <ArrowLink {...usePageLink(link)} quiet={quiet} />
}

/** The design system's ButtonLink, as a link to a page of this site. */
export function PageButtonLink({ variant, size, ...link }: PageLinkProps & ButtonLook) {
  return <ButtonLink {...usePageLink(link)} variant={variant} size={size} />
}

/** The props of an `<a>` that the router follows without loading the document again. */
function usePageLink({ to, hash, ...anchor }: PageLinkProps): ComponentProps<'a'> {
  const router = useRouter()
  return useLinkProps({
    ...anchor,
    to,
    ...(hash === undefined ? {} : { hash }),
    // A link to a section of the current page is not marked as the current page.
    activeOptions: { exact: true, includeHash: hash !== undefined },
    onClick: (event) => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
      // `location` is newer than the router's own location.
      const isHere =
        isSamePage(location.pathname, to) &&
        location.hash === (hash === undefined ? '' : `#${hash}`)
      // On the error screen the router loads the page again.
      const failed = document.querySelector(`[${failedPageAttribute}]`)
      if (!isHere || failed || router.state.status !== 'idle') return scrollAfterNavigation(hash)
      // The router would load the page again, without scrolling.
      event.preventDefault()
      goToSection(hash ?? topId)
    },
  })
}
