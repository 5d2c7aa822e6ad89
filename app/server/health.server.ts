import { defineMiddleware } from 'nitro'
import { type Env, readHostEnv } from '~/environment/server-variables.server'
import { ConfigurationError } from '~/environment/variables'
import { describeError, log } from '~/logging/log.server'
import { openStore } from '~/submissions/store/open-store.server'
import { checkMethod } from './request-checks'

const checkEveryMs = 1000
const checkTimeoutMs = 1000

type Health = 'ok' | 'configuration' | 'store' | 'timeout'

let health: Health | undefined
let checkedAt = 0

/**
 * Tells a load balancer whether a submission could be stored now: 200 `ok`, or 503 and a word why not. With `API_HOST` it
 * speaks for this process only. The store is asked at most once a second; who asks meanwhile gets the last answer. Until
 * there is one, each request asks.
 */
export default defineMiddleware(async ({ req }) => {
  const refused = checkMethod(req, ['GET', 'HEAD'])
  if (refused) return refused
  if (!health || performance.now() - checkedAt >= checkEveryMs) {
    checkedAt = performance.now()
    await check()
  }
  const status = health === 'ok' ? 200 : 503
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(req.method === 'HEAD' ? null : health, { status, headers })
})

async function check(): Promise<void> {
  const previous = health ?? 'ok'
  let error: string | undefined
  try {
    const env = readHostEnv()
    health = env.API_HOST === undefined ? await checkStore(env) : 'ok'
    if (health === 'timeout') error = `no answer from the store within ${checkTimeoutMs} ms`
  } catch (thrown) {
    health = thrown instanceof ConfigurationError ? 'configuration' : 'store'
    error = describeError(thrown)
  }
  if (health !== previous) log(health === 'ok' ? 'info' : 'error', 'health', { health, error })
}

async function checkStore(env: Env): Promise<Health> {
  const store = await openStore(env)
  const { promise: late, resolve } = Promise.withResolvers<Health>()
  const timer = setTimeout(resolve, checkTimeoutMs, 'timeout')
  const asked = store.check().then((): Health => 'ok')
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
