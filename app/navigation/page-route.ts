import type { AnyRouteMatch } from '@tanstack/react-router'

/**
 * The id of the route on the page: the one below the root. At `/about/x` the router also finds `/about`, but shows the root's
 * not-found page.
 */
export function pageRouteId(matches: readonly AnyRouteMatch[]): string | undefined {
  const [root, page] = matches
  return (root?._notFound ? root : (page ?? root))?.routeId
}
