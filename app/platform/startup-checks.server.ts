import { defineMiddleware } from 'nitro'
import { readHostEnv } from '~/environment/server-variables.server'
import { captureConsole, describeError, log } from '~/logging/log.server'

let checked = false

/** What the Node entry does at its start, at the first request: for hosts where an invalid variable cannot stop the start. */
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
