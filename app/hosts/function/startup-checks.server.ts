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
    const { API_HOST, SMTP_URL } = readHostEnv()
    if (API_HOST && SMTP_URL) {
      log('info', 'mail-unused', { reason: 'API_HOST is set, so the inbox is not in use' })
    }
  } catch (error) {
    log('error', 'configuration', { error: describeError(error) })
  }
})
