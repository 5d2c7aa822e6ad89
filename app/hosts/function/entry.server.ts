import { defineMiddleware } from 'nitro'
import { mailSettings, readEnv, readFunctionEnv } from '~/environment/server-variables.server'
import { captureConsole, describeError, log } from '~/logging/log.server'
import type { Site } from '~/server/request-context.server'
import { sendServerlessMail } from '~/submissions/mail/serverless-mail.server'
import { openedOnce, openStore } from '~/submissions/store/open-store.server'
import type { Mailing } from '~/submissions/submissions.server'
import { createSite } from '../site.server'

let site: Site | undefined

/**
 * Gives the requests of a function what they submit to, for hosts that start each instance themselves. It is made at the
 * first request: an invalid variable cannot stop the start there, and Cloudflare's bindings come with a request.
 */
export default defineMiddleware(({ req }) => {
  site ??= openSite()
  req.context = { ...req.context, site }
})

function openSite(): Site {
  captureConsole()
  try {
    const env = readFunctionEnv()
    // No connection is kept: the host would freeze it with the instance.
    const getStore = openedOnce(() => openStore(env, 0))
    const onAdded: Mailing['onAdded'] = async (waitUntil) => {
      const settings = mailSettings(env)
      if (settings) await sendServerlessMail(await getStore(), settings, waitUntil)
    }
    // Without a warning about an untrusted proxy: these hosts always send X-Forwarded-For, and say themselves who the visitor is.
    return createSite(env, getStore, { onAdded })
  } catch (error) {
    log('error', 'configuration', { error: describeError(error) })
    // The pages need no variable. Only submissions fail, and /healthz says why.
    return createSite(readEnv({ SUBMISSION_LIMIT: '0' }), () => Promise.reject(error))
  }
}
