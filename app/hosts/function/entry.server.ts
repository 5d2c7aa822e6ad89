import { defineMiddleware } from 'nitro'
import {
  apiHostSettings,
  type Env,
  mailSettings,
  readFunctionEnv,
} from '~/environment/server-variables.server'
import { captureConsole, describeError, log } from '~/logging/log.server'
import type { Site } from '~/server/request-context.server'
import { createLimit } from '~/submissions/limit.server'
import { sendServerlessMail } from '~/submissions/mail/serverless-mail.server'
import { createResolveSender } from '~/submissions/sender.server'
import { openedOnce, openStore } from '~/submissions/store/open-store.server'
import type { Store } from '~/submissions/store/store'
import { createSubmissions, type Mailing } from '~/submissions/submissions.server'

let site: Site | undefined

/**
 * Gives the requests of a function what they submit to, for hosts that start each instance themselves. It is made at the
 * first request: an invalid variable cannot stop the start there, and Cloudflare's bindings come with a request.
 */
export default defineMiddleware(({ req }) => {
  site ??= createSite()
  req.context = { ...req.context, site }
})

function createSite(): Site {
  captureConsole()
  try {
    return createSiteOf(readFunctionEnv())
  } catch (error) {
    log('error', 'configuration', { error: describeError(error) })
    // The pages need no variable. Only submissions fail, and /healthz says why.
    const submissions = createSubmissions({
      apiHost: undefined,
      store: () => Promise.reject(error),
      mailing: undefined,
      limit: createLimit(0),
      log,
    })
    return { submissions, resolveSender: createResolveSender(0) }
  }
}

function createSiteOf(env: Env): Site {
  // No connection is kept: the host would freeze it with the instance.
  const store = openedOnce(() => openStore(env, 0))
  const submissions = createSubmissions({
    apiHost: apiHostSettings(env),
    store,
    mailing: createMailing(env, store),
    limit: createLimit(env.SUBMISSION_LIMIT),
    log,
  })
  // Without a warning about an untrusted proxy: these hosts always send X-Forwarded-For, and say themselves who the visitor is.
  return { submissions, resolveSender: createResolveSender(env.TRUSTED_PROXIES) }
}

function createMailing(env: Env, store: () => Promise<Store>): Mailing | undefined {
  if (env.NOTIFY_TO === undefined) return undefined
  if (env.API_HOST !== undefined) {
    log('info', 'mail-unused', { reason: 'API_HOST is set, so the inbox is not in use' })
    return undefined
  }
  const settings = mailSettings(env)
  return {
    added: async (waitUntil) => {
      if (settings) await sendServerlessMail(await store(), settings, waitUntil)
    },
  }
}
