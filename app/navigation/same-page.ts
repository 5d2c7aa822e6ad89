import type { ParsedLocation } from '@tanstack/react-router'
import { findPage } from '~/page-table'

/** Whether the same page is at both paths. `/` and `/home` are one. */
export function isSamePage(path: string, other: string): boolean {
  return canonicalOf(path) === canonicalOf(other)
}

/** A navigation, as the router tells it. Before the first one there is nowhere to come from. */
type Change = { fromLocation?: ParsedLocation; toLocation: ParsedLocation }

/** Whether a navigation leads to another page, not to another place or address of the same one. */
export function isOtherPage({ fromLocation, toLocation }: Change): boolean {
  return !fromLocation || !isSamePage(fromLocation.pathname, toLocation.pathname)
}

/** The path under which search engines list the page, if there is one. */
function canonicalOf(path: string): string {
  return findPage(path)?.canonical ?? path
}
