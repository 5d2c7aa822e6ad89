import { defineMiddleware } from 'nitro'
import { readHostEnv } from '~/environment/server-variables.server'
import { captureConsole, describeError, log } from '~/logging/log.server'

let checked = false

/** Does at the first request what the Node entry does at its start, for hosts where an invalid variable cannot stop that. */
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
