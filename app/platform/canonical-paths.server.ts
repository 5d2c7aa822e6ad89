import { definePlugin } from 'nitro'

/**
 * Redirects `/about/` (a trailing slash), `//about`, `/About` and `/about/index.html` to `/about`, and a damaged link, such as
 * `/about%`, to the same path with each `%` encoded. It must run first, or prerendered pages would be served there too, where
 * the router does not find them. (Nitro's documentation of plugins describes this array.)
 */
export default definePlugin(({ h3 }) => {
  if (!h3) throw new Error('Nitro no longer gives a plugin its h3 app: nothing is redirected.')
  // Otherwise h3 would answer a damaged link with JSON.
  h3.config.allowMalformedURL = true
  h3['~middleware'].unshift(({ req }) => {
    const { pathname, search } = new URL(req.url)
    const path = isDecodable(pathname) ? canonicalPath(pathname) : encodeURI(pathname)
    if (path === pathname) return undefined
    // One leading slash only, because a URL that starts with two leads to another site.
    const location = path.replace(/^\/+/, '/') + search
    return new Response(null, { status: 308, headers: { location } })
  })
})

function canonicalPath(pathname: string): string {
  const path = `/${pathname.replace(/\/index\.html$/, '').replace(/^\/+|\/+$/g, '')}`
  // The address of a page has no dot and no underscore. Those of files and server functions may have capitals.
  return /[^a-z\d/-]/i.test(path) ? path : path.toLowerCase()
}

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}
