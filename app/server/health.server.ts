import { defineMiddleware } from 'nitro'
import { checkMethod } from './request-checks'
import { siteOf } from './request-context.server'

/** Tells a load balancer whether a submission could be taken now: 200 `ok`, or 503 and a word why not. */
export default defineMiddleware(async ({ req }) => {
  const refused = checkMethod(req, ['GET', 'HEAD'])
  if (refused) return refused
  const { submissions, stopping } = siteOf(req)
  const health = stopping?.aborted ? 'stopping' : await submissions.health()
  const status = health === 'ok' ? 200 : 503
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(req.method === 'HEAD' ? null : health, { status, headers })
})
