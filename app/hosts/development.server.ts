import { defineMiddleware } from 'nitro'
import { apiHostSettings, readEnv } from '~/environment/server-variables.server'
import { log } from '~/logging/log.server'
import type { Site } from '~/server/request-context.server'
import { createLimit } from '~/submissions/limit.server'
import { createResolveSender } from '~/submissions/sender.server'
import { openedOnce, openStore } from '~/submissions/store/open-store.server'
import { createSubmissions } from '~/submissions/submissions.server'

let site: Site | undefined

/** Gives the requests of the development server what they submit to. No mail: the enquiries are not meant for the firm. */
export default defineMiddleware(({ req }) => {
  site ??= createSite()
  req.context = { ...req.context, site }
})

function createSite(): Site {
  const env = readEnv()
  const submissions = createSubmissions({
    apiHost: apiHostSettings(env),
    store: openedOnce(() => openStore(env)),
    mailing: undefined,
    limit: createLimit(env.SUBMISSION_LIMIT),
    log,
  })
  return { submissions, resolveSender: createResolveSender(env.TRUSTED_PROXIES) }
}
