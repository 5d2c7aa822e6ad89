import { definePlugin } from 'nitro'

/**
 * One address for each page: with a slash at its end it leads to the one without, for good. Ahead of all else, since
 * what was rendered at build would be served at both. The router has the same rule for what it renders.
 */
export default definePlugin(({ h3 }) => {
  h3?.['~middleware'].unshift(({ req }) => {
    const { pathname, search } = new URL(req.url)
    if (!['GET', 'HEAD'].includes(req.method) || !/.\/$/.test(pathname)) return undefined
    // With one slash in front: two would lead to another site.
    const location = `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`
    return new Response(null, { status: 308, headers: { location } })
  })
})
