import { apiHostSettings, type Env } from '~/environment/server-variables.server'
import { log } from '~/logging/log.server'
import type { Site } from '~/server/request-context.server'
import { createLimit } from '~/submissions/limit.server'
import { createResolveSender } from '~/submissions/sender.server'
import type { Store } from '~/submissions/store/store'
import { createSubmissions, type Mailing } from '~/submissions/submissions.server'

/**
 * What a host gives its requests.
 *
 * @param mailing how this host sends mails, if it does
 */
export function createSite(
  env: Env,
  getStore: () => Promise<Store>,
  mailing?: Mailing,
  onUntrustedProxy?: () => void,
): Site {
  const isMailed = mailing && env.NOTIFY_TO !== undefined
  if (isMailed && env.API_HOST !== undefined) {
    log('info', 'mail-unused', { reason: 'API_HOST is set, so the inbox is not in use' })
  }
  const submissions = createSubmissions({
    apiHost: apiHostSettings(env),
    getStore,
    mailing: isMailed ? mailing : undefined,
    limit: createLimit(env.SUBMISSION_LIMIT),
    log,
  })
  return { submissions, resolveSender: createResolveSender(env.TRUSTED_PROXIES, onUntrustedProxy) }
}
