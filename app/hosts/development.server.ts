import { defineMiddleware } from 'nitro'
import { readEnv } from '~/environment/server-variables.server'
import type { Site } from '~/server/request-context.server'
import { openedOnce, openStore } from '~/submissions/store/open-store.server'
import { createSite } from './site.server'

let site: Site | undefined

/** Gives the requests of the development server what they submit to. No mail: the enquiries are not meant for the firm. */
export default defineMiddleware(({ req }) => {
  site ??= openSite()
  req.context = { ...req.context, site }
})

function openSite(): Site {
  const env = readEnv()
  return createSite(
    env,
    openedOnce(() => openStore(env)),
  )
}
