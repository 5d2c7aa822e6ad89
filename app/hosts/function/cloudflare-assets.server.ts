import { defineMiddleware } from 'nitro'

/** The Worker's binding to the site's files. */
type Assets = { fetch: (request: Request) => Promise<Response> }

/** Serves the files of prerendered pages. Requests for them come to the Worker first, see `cloudflareRouting`. */
export default defineMiddleware(async (event) => {
  if (event.req.method !== 'GET' && event.req.method !== 'HEAD') return
  const assets = event.req.runtime?.cloudflare?.env?.ASSETS as Assets | undefined
  const file = await assets?.fetch(event.req)
  // `undefined` passes the request on to the app.
  return file?.status === 404 ? undefined : file
})
