/** Whether a page has the scroll-to-top button: every one but those whose path starts with /individual. */
export function hasScrollToTop(pathname: string): boolean {
  return !pathname.startsWith('/individual')
}
