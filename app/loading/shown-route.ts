import type { AnyRouteMatch } from '@tanstack/react-router'

/** The id of the route on the page. At `/about/x` the router also finds `/about`, but shows the root's not-found page. */
export function shownRoute(matches: readonly AnyRouteMatch[]): string | undefined {
  return (matches.find((match) => match._notFound) ?? matches.at(-1))?.routeId
}
