import { useLinkProps, useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { failedPageAttribute } from '~/content/errors'
import { ArrowLink } from '~/design-system/arrow-link/ArrowLink'
import { ButtonLink, type ButtonLook } from '~/design-system/button/Button'
import { goToSection, topId } from './go-to-section'
import type { PageTarget } from './page-target'

type PageLinkProps = PageTarget & Pick<ComponentProps<'a'>, 'children'>

/** A link to a page of this site or to a section of one. */
export function PageLink({
  className,
  ...link
}: PageLinkProps & Pick<ComponentProps<'a'>, 'className'>) {
  return <a {...usePageLink(link)} className={className} />
}

/** The design system's ArrowLink, as a link to a page of this site. */
export function PageArrowLink(props: PageLinkProps) {
  return <ArrowLink {...usePageLink(props)} />
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
    activeOptions: { includeHash: hash !== undefined },
    onClick: (event) => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
      // On the error screen the router loads the page again. `location` is newer than the router's own location.
      const failed = document.querySelector(`[${failedPageAttribute}]`) !== null
      const isHere =
        location.pathname === to && location.hash === (hash === undefined ? '' : `#${hash}`)
      if (isHere && !failed && router.state.status === 'idle') {
        // The router would load the page again, without scrolling.
        event.preventDefault()
        return goToSection(hash ?? topId)
      }
      if (hash === undefined) return
      // A navigation back to this section is in progress. At its end the router restores the old scroll position.
      if (isHere && !failed) event.preventDefault()
      const stop = router.subscribe('onRendered', ({ toLocation }) => {
        stop()
        if (toLocation.pathname === to && toLocation.hash === hash) goToSection(hash)
      })
    },
  })
}
