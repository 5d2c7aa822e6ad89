import { definePlugin } from 'nitro'

/**
 * Redirects a path with a trailing slash to the same path without it (308). It must run first, or prerendered pages would
 * be served at both paths. (Nitro's documentation of plugins describes this array. For rendered pages the router
 * redirects.)
 */
export default definePlugin(({ h3 }) => {
  if (!h3)
    throw new Error(
      'Nitro no longer gives a plugin its h3 app: trailing slashes are not redirected.',
    )
  h3['~middleware'].unshift(({ req }) => {
    const { pathname, search } = new URL(req.url)
    if (!['GET', 'HEAD'].includes(req.method) || !/.\/$/.test(pathname)) return undefined
    // Keeps one leading slash only, because a URL that starts with two leads to another site.
    const location = `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`
    return new Response(null, { status: 308, headers: { location } })
  })
})
