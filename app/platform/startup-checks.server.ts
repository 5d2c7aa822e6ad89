import { defineMiddleware } from 'nitro'
import { readHostEnv } from '~/environment/server-variables.server'
import { captureConsole, describeError, log } from '~/logging/log.server'

let checked = false

/**
 * Captures the console and logs invalid variables, at the first request. For hosts that start the site themselves, where an
 * invalid variable cannot stop it. (The Node entry does this before it listens.)
 */
export default defineMiddleware(() => {
  if (checked) return
  checked = true
  captureConsole()
  try {
    readHostEnv()
    if (process.env.SMTP_URL) {
      log('info', 'mail-unused', { reason: 'this host keeps no files, so there is no inbox' })
    }
  } catch (error) {
    log('error', 'configuration', { error: describeError(error) })
  }
})
