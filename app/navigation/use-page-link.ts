import { useLinkProps, useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { goToSection } from './go-to-section'
import type { PageTarget } from './page-target'

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'ref'> & PageTarget

/** The props of an `<a>` that leads to a page, or a part of one, without loading the site anew. */
export function usePageLink({ to, hash, onClick, ...anchor }: PageLinkProps): ComponentProps<'a'> {
  const router = useRouter()
  return useLinkProps({
    ...anchor,
    to,
    ...(hash === undefined ? {} : { hash }),
    // A link to a part of a page is not the page that one is on.
    activeOptions: { includeHash: hash !== undefined },
    onClick: (event) => {
      onClick?.(event)
      // The router takes a click on where one is already for nothing to do; the visitor has scrolled away since.
      // The browser's word on where that is: the router's comes later, when the page that is left has gone.
      if (hash === undefined || location.pathname !== to || location.hash !== `#${hash}`) return
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      if (router.state.status === 'idle') return goToSection(hash)
      // The page is on its way, and will be put where the visitor had left it.
      const stop = router.subscribe('onRendered', () => {
        stop()
        goToSection(hash)
      })
    },
  })
}
