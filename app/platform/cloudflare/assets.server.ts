import { defineMiddleware } from 'nitro'
import type { ServerRequest } from 'srvx'

/** The binding through which a Worker asks Cloudflare for the site's own files. */
type Assets = { fetch: (request: Request) => Promise<Response> }

/**
 * Answers a visit to a prerendered page with its file. These pages come here first on Cloudflare because a form may
 * be posted to them, and whatever has a file there takes no POST.
 */
export default defineMiddleware(async (event) => {
  if (event.req.method !== 'GET' && event.req.method !== 'HEAD') return
  const assets = assetsOf(event.req)
  const file = await assets?.fetch(event.req)
  // As with every file: what is not one is for the app to answer.
  return file?.status === 404 ? undefined : file
})

function assetsOf(request: ServerRequest): Assets | undefined {
  return request.runtime?.cloudflare?.env?.ASSETS as Assets | undefined
}
