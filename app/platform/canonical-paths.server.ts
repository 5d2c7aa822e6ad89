import { definePlugin } from 'nitro'

/**
 * Redirects `/about/` (a trailing slash), `//about`, `/About` and `/about/index.html` to `/about`. It must run first, or prerendered pages
 * would be served there too, where the router does not find them. (Nitro's documentation of plugins describes this array.)
 */
export default definePlugin(({ h3 }) => {
  if (!h3) throw new Error('Nitro no longer gives a plugin its h3 app: nothing is redirected.')
  h3['~middleware'].unshift(({ req }) => {
    if (!['GET', 'HEAD'].includes(req.method)) return undefined
    const { pathname, search } = new URL(req.url)
    // One leading slash only, because a URL that starts with two leads to another site.
    const path = `/${pathname.replace(/\/index\.html$/, '').replace(/^\/+|\/+$/g, '')}`
    // The address of a page has no dot and no underscore. Those of files and server functions may have capitals.
    const location = /[^a-z\d/-]/i.test(path) ? path : path.toLowerCase()
    if (location === pathname) return undefined
    return new Response(null, { status: 308, headers: { location: location + search } })
  })
})
