import { definePlugin } from 'nitro'
import { findSitePath } from './site-path.ts'

/** Paths that the router takes as they are. In others it would decode, trim or redirect something. */
const plainPath = /^(?:\/[\w.-]{1,100}){1,5}$/

/**
 * Redirects each URL variant, such as `/about/`, to its page (`findSitePath`). Any other path that is not plain becomes one
 * without a page, so it is 404. What is not redirected loses its query, which no page reads. This runs first, because Nitro
 * would serve prerendered pages at some variants. (Nitro's documentation of plugins describes this array.)
 */
export default definePlugin(({ h3 }) => {
  if (!h3) throw new Error('Nitro no longer gives a plugin its h3 app: nothing is redirected.')
  // Otherwise h3 would answer a damaged link, such as `/about%`, with JSON.
  h3.config.allowMalformedURL = true
  h3['~middleware'].unshift((event) => {
    const url = new URL(event.req.url)
    const { pathname, search } = url
    const path = findSitePath(pathname)
    if (path !== undefined && path !== pathname) {
      return new Response(null, { status: 308, headers: { location: path + search } })
    }
    if (path === undefined && !plainPath.test(pathname)) url.pathname = placeholderPath(pathname)
    url.search = ''
    event.url = url
    Object.defineProperty(event.req, 'url', { value: url.href })
    return undefined
  })
})

/** A path without a page. It begins as the path does, because under /individual there is no link to the top (`ScrollToTop`). */
function placeholderPath(pathname: string): string {
  return `/${pathname.slice(1, 100).replace(/[^a-z]+/gi, '_')}_`
}
