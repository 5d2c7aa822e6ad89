import { defineErrorHandler } from 'nitro'

/** Redirects a damaged link, such as `/about%`, to the same path with each `%` encoded. (Nitro would answer with JSON.) */
export default defineErrorHandler((_error, { req }) => {
  const { pathname, search } = new URL(req.url)
  if (isDecodable(pathname)) return undefined
  // One leading slash only, because a URL that starts with two leads to another site.
  const location = encodeURI(pathname.replace(/^\/+/, '/')) + search
  return new Response(null, { status: 308, headers: { location } })
})

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}
